import type { Span } from '@/lib/search/common/mark-words';

/** The part of a page in which the words of a search are marked: the article that is the page, as documentation and posts are, else all of `<main>`. */
export const markedPlace = (): Element | null =>
  document.querySelector('main h1')?.closest('article') ?? document.querySelector('main');

/** What is no text of the page: controls, navigation, drawings. A panel of tabs is, though it is not read aloud while another is shown. */
const skipped =
  'nav, button, select, textarea, script, style, svg, [aria-hidden="true"]:not([role="tabpanel"]), .visually-hidden';

/** Texts that are read as one: a field's name is cut by `<wbr>` where it may be broken. */
type TextRun = readonly Text[];

export const textOf = (run: TextRun): string => run.map(({ data }) => data).join('');

const goesOn = (text: Text, before: Text | undefined): boolean =>
  before !== undefined && text.previousSibling?.nodeName === 'WBR' && text.previousSibling.previousSibling === before;

/** The texts of a place, in order. */
export function textsIn(place: Element): TextRun[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const runs: Text[][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const last = runs.at(-1);
    if (last && goesOn(text, last.at(-1))) last.push(text);
    else runs.push([text]);
  }
  return runs;
}

/** Takes a span of a run's text and gives it as a range of the page. */
export function rangeOf(run: TextRun, { start, end }: Span): Range {
  const range = document.createRange();
  let at = 0;
  for (const text of run) {
    if (start >= at) range.setStart(text, Math.min(start - at, text.length));
    if (end > at) range.setEnd(text, Math.min(end - at, text.length));
    at += text.length;
  }
  return range;
}
