import { searchStrings } from '@/lib/config/search-strings';
import type { Definition } from '@/lib/search/common/types';
import { addressOf } from '../behavior/address-of';
import { h } from '../ui/h';
import { markedText } from './dom';

/** What the words that were asked for mean, for above the results; the link leads to the glossary. */
export const drawDefinition = ({ term, text, glossary, route }: Definition) =>
  h(
    'section',
    { class: 'search-definition', 'aria-label': searchStrings.definition },
    h('p', {}, h('dfn', {}, term), ' ', ...markedText(text)),
    h('a', { href: addressOf(route) }, glossary),
  );
