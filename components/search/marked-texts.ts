import type { Span } from '@/lib/search/common/mark-words';

/** The part of a page in which the words of a search are marked: the article of a docs page or post, else all of `<main>`. */
export const markedArea = (): Element | null =>
  document.querySelector('main h1')?.closest('article') ?? document.querySelector('main');

/** Elements without text of the page: controls, navigation, drawings. A tab panel has text, even while it is hidden from screen readers. */
const skipped =
  'nav, button, select, textarea, script, style, svg, [aria-hidden="true"]:not([role="tabpanel"]), .visually-hidden';

/** Text nodes that read as one text: `<wbr>` splits the name of a field where it may wrap. */
type TextRun = readonly Text[];

export const textOf = (run: TextRun): string => run.map(({ data }) => data).join('');

const continuesRun = (text: Text, before: Text | undefined): boolean =>
  before !== undefined && text.previousSibling?.nodeName === 'WBR' && text.previousSibling.previousSibling === before;

/** The texts of a place, in order. */
export function textsIn(area: Element): TextRun[] {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const runs: Text[][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const last = runs.at(-1);
    if (last && continuesRun(text, last.at(-1))) last.push(text);
    else runs.push([text]);
  }
  return runs;
}

/** Returns the range on the page of a span of a run's text. */
export function rangeOf(run: TextRun, { start, end }: Span): Range {
  const range = document.createRange();
  let offset = 0;
  for (const text of run) {
    if (start >= offset) range.setStart(text, Math.min(start - offset, text.length));
    if (end > offset) range.setEnd(text, Math.min(end - offset, text.length));
    offset += text.length;
  }
  return range;
}
