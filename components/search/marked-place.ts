/** The part of a page in which the words of a search are marked: the article of a documentation page or post, else all of `<main>`. */
export function markedPlace(root: Document): Element | null {
  const main = root.querySelector('main');
  const articles = main?.querySelectorAll('article');
  return (articles?.length === 1 ? articles[0] : main) ?? null;
}

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
