import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { contentStrings } from '../config/content-strings';
import { commentIn } from './parse-text';
import { type Range, rangeOf } from './range';
import type { Edit, OldPage } from './types';

/** The first-level heading in the text of a page. */
export const titleHeading = ({ tree }: Pick<OldPage, 'tree'>): Heading | undefined =>
  tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);

const ownId = /\s*(?:\{#[^}]*\}|\/\*\s*#\S+\s*\*\/)\s*$/;

/** The words of a heading, without its id. */
export const headingText = (heading: Heading): string => toString(heading).replace(ownId, '').trim();

/** Whether a page hides its title and shows another one in its text. */
export function hasOwnTitle(page: OldPage, title: string): boolean {
  const named = titleHeading(page);
  return page.fields['hide_title'] === true && named !== undefined && headingText(named) !== title;
}

/** Removes the heading that repeats the title, keeps the one that stands in for a hidden title, and turns all other first-level headings into second-level ones. */
export function convertHeadings(page: OldPage, title: string): Edit[] {
  const { tree, text } = page;
  const kept = hasOwnTitle(page, title) ? titleHeading(page) : undefined;
  const headings: Heading[] = [];
  visit(tree, { type: 'heading', depth: 1 }, (node) => void headings.push(node as Heading));
  return headings.flatMap((node, index): Edit[] => {
    if (node === kept) return [];
    const { start, end } = rangeOf(node);
    const after = /^\n+/.exec(text.slice(end))?.[0].length ?? 0;
    if (index === 0 && headingText(node) === title) return [{ start, end: end + after, text: '', change: 'title' }];
    const written = text.slice(start, end);
    const second = written.startsWith('#') ? `#${written}` : written.replace(/=+\s*$/, '---');
    return [{ start, end, text: second, change: 'heading' }];
  });
}

/** Kinds of other releases and themes. */
const kinds: Readonly<Record<string, string>> = { important: 'info', secondary: 'note', success: 'tip' };
const opening =
  /^([ \t>]*(?:[-+*]|\d+[.)])?[ \t]*:{3,})[ \t]*([A-Za-z][\w-]*)(?:\{[^}\n]*\btitle="([^"\n]*)"[^}\n]*\}|\{[^}\n]*\})?/gm;

/** Rewrites openings of admonitions to this site's form, if they differ; skips code. */
export function convertAdmonitions({ tree, text }: OldPage): Edit[] {
  const code: Range[] = [];
  visit(tree, 'code', (node) => void code.push(rangeOf(node)));
  return [...text.matchAll(opening)].flatMap(
    ({ 0: written, 1: colons = '', 2: name = '', 3: title, index }): Edit[] => {
      if (code.some(({ start, end }) => index >= start && index < end)) return [];
      const known = name in contentStrings.admonitions ? name : kinds[name.toLowerCase()];
      const own = `${colons}${known ?? 'note'}${title === undefined ? '' : ` ${title}`}`;
      const todo = known === undefined ? unknownKind(name) : undefined;
      return own === written
        ? []
        : [{ start: index, end: index + written.length, text: own, change: 'admonition', todo }];
    },
  );
}

const unknownKind = (name: string) => ({
  rule: 'admonition-kind',
  message: `":::${name}" is a kind that this site does not have; it is a note now.`,
  hint: `Choose one of: ${Object.keys(contentStrings.admonitions).join(', ')}.`,
});

/** Rewrites comments and heading ids in braces to the form that plain Markdown also has, and keeps only one excerpt marker. */
export function convertComments({ tree, text }: OldPage): Edit[] {
  const edits: Edit[] = [];
  let marks = 0;
  visit(tree, (node, _index, parent) => {
    const inBraces = commentIn(node);
    const comment =
      inBraces ?? (node.type === 'html' ? /^<!--([\s\S]*)-->\s*$/.exec(node.value)?.[1]?.trim() : undefined);
    if (comment === undefined) return undefined;
    const range = rangeOf(node);
    if (comment === 'truncate') marks += 1;
    if (comment === 'truncate' && (marks > 1 || parent !== tree)) edits.push({ ...range, text: '', change: 'comment' });
    else if (inBraces !== undefined && parent?.type === 'heading' && /^#\S+$/.test(comment))
      edits.push({ ...range, text: `{${comment}}`, change: 'heading id' });
    else if (inBraces !== undefined && !comment.includes('--'))
      edits.push({ ...range, text: `<!-- ${comment} -->`, change: 'comment' });
    return SKIP;
  });
  return edits.filter(({ start, end, text: own }) => text.slice(start, end) !== own);
}
