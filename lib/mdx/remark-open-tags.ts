import { htmlTagNames } from 'html-tag-names';
import type { Html, Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { placeOf } from '../errors/content-issue';
import { bracketTitles } from './directive-titles';
import { elementFault } from './markup-faults';
import { nodesIn } from './nodes';
import { type Mistake, report } from './report';

/** Void elements, and elements whose closing tag is optional; <image> is parsed as <img>. */
const noEndTag =
  'area base body br caption col colgroup dd dt embed head hr html image img input li link meta optgroup option p param rp rt source tbody td tfoot th thead tr track wbr';

const closable = new Set(htmlTagNames.filter((name) => !noEndTag.split(' ').includes(name) && !elementFault(name)));

/** A comment or a tag; either may lack its end. */
const token = /<!--[^]*?(?:-->|$)|<(?<slash>\/?)(?<name>[a-z][\w-]*)(?<rest>(?:"[^"]*"?|'[^']*'?|[^'">])*)(?<end>>?)/gi;

type Tag = Readonly<{ name: string; isClosing: boolean; endsWithSlash: boolean; isWhole: boolean; place: Point }>;

/** Reports tags in plain Markdown that are opened and never closed: browsers extend such an element to the end of its parent or of the page. In MDX, it is a syntax error. */
export function remarkOpenTags() {
  return (tree: Root, file: VFile): void => {
    const text = bracketTitles(String(file));
    const open: Tag[] = [];
    const closeFrom = (index: number, end?: string): void => {
      for (const tag of open.splice(index)) report(file, { ...unclosedTag(tag, end), place: tag.place });
    };
    for (const tag of nodesIn(tree, 'html').flatMap((node) => tagsOf(node, text))) {
      const { name, isClosing, endsWithSlash } = tag;
      const opening = open.findLastIndex((each) => each.name === name);
      // In SVG and MathML, a slash closes a tag.
      const isDrawn = [...open, tag].some((each) => each.name === 'svg' || each.name === 'math');
      if (!tag.isWhole) report(file, { ...incompleteTag, place: tag.place });
      else if (!isClosing && !(isDrawn && endsWithSlash)) open.push(tag);
      if (!isClosing || opening === -1) continue;
      closeFrom(opening + 1, name);
      open.pop();
    }
    closeFrom(0);
  };
}

/** The tags of an HTML node that need a closing tag, read from the file's text: the lines of the node itself lack the indentation of lists and the marks of quotes. */
function tagsOf({ position }: Html, text: string): Tag[] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  return [...text.slice(start, end).matchAll(token)].flatMap(({ index, groups = {} }) => {
    const { slash, name = '', rest = '', end: angle } = groups;
    const tag = { name: name.toLowerCase(), isClosing: slash === '/', endsWithSlash: rest.endsWith('/') };
    const place = placeOf(text, start + index);
    return closable.has(tag.name) ? [{ ...tag, isWhole: angle === '>', place }] : [];
  });
}

const incompleteTag: Mistake = {
  rule: 'unclosed-tag',
  message: 'A tag is opened here, but its ">" is missing.',
  hint: 'Add the ">".',
};

const unclosedTag = ({ name, endsWithSlash }: Tag, end: string | undefined): Mistake =>
  endsWithSlash
    ? {
        rule: 'unclosed-tag',
        message: `<${name} /> closes nothing in a .md file: HTML takes it for <${name}>.`,
        hint: `Write <${name}></${name}>.`,
      }
    : {
        rule: 'unclosed-tag',
        message: `<${name}> is opened here but ${end === undefined ? 'never closed' : `not closed before </${end}>`}.`,
        hint: `Add </${name}>; if no tag is meant, write \\<${name}> or put the text in backticks.`,
      };
