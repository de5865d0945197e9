/** The part of a page in which the words of a search are marked: the article that is the page, as documentation and posts are, else all of `<main>`. */
export const markedPlace = (root: Document): Element | null =>
  root.querySelector('main h1')?.closest('article') ?? root.querySelector('main');

/** What is no text of the page: controls, navigation, drawings. */
const skipped = 'nav, button, select, textarea, script, style, svg, [aria-hidden="true"], .visually-hidden';

/** Gives the texts of a place, in order. */
export function textsIn(place: Element): Text[] {
  const walker = place.ownerDocument.createTreeWalker(place, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
