import { trustedHtml } from './trusted-html';

/** Markup of the static parts of a page, by name. */
export type PageParts = ReadonlyMap<string, string>;

function readParts(root: Document): PageParts {
  const parts = root.querySelectorAll<HTMLElement>('[data-part]');
  return new Map([...parts].map((part) => [part.dataset.part ?? '', part.innerHTML]));
}

/** Read before anything changes the page: the build tells each page its own address. */
function shownPage(): [string, PageParts][] {
  const page = typeof document === 'undefined' ? undefined : document.documentElement.dataset.page;
  return page === undefined ? [] : [[page, readParts(document)]];
}

const known = new Map<string, PageParts | Promise<PageParts>>(shownPage());

/** Where its markup cannot be had, a page is left to the browser, as Next leaves a page without data. */
function leave(page: string): Promise<never> {
  location.assign(page);
  return new Promise(() => undefined);
}

async function fetchParts(page: string): Promise<PageParts> {
  try {
    const response = await fetch(page);
    if (!response.ok) return await leave(page);
    const parts = readParts(new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html'));
    known.set(page, parts);
    return parts;
  } catch {
    // What could not be had now may be there when it is asked for again.
    known.delete(page);
    return leave(page);
  }
}

/** Takes a page's address and gives the markup of its static parts, at once where it is at hand. */
export function pageParts(page: string): PageParts | Promise<PageParts> {
  const parts = known.get(page) ?? fetchParts(page);
  known.set(page, parts);
  return parts;
}
