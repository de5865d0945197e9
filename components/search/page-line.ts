import { searchStrings } from '@/lib/config/search-strings';
import type { HitGroup } from '@/lib/search/common/types';
import { h } from '../ui/h';
import { icon } from './dom';

const icons = { docs: 'file', blog: 'note', other: 'folder' } as const;

/** Where a page stands: its type, what is above it, and its title where its first hit does not bear it. */
export function pageLine({ type, breadcrumb, pageTitle, hits }: HitGroup): HTMLElement {
  const labels = [searchStrings.types[type], ...breadcrumb].map((label) => h('span', {}, label));
  const namesPage = hits[0]?.document.title !== pageTitle;
  return h(
    'span',
    { class: 'search-page-line' },
    icon(icons[type]),
    ...labels,
    namesPage && h('span', { class: 'search-page-title' }, pageTitle),
  );
}
