import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { idInHash } from '../config/address';
import { plainMarkup } from './plain-markup';
import { idsIn, renameIds } from './page-ids';

/** A page as it stands in a section that is printed as one. */
export type Article = Readonly<{
  /** Id of its title, a number: those within the page begin with it and a dot. */
  id: string;
  /** Where it stands by itself. */
  route?: string;
  /** Markup of the page's text. */
  html: string;
  /** How many levels its headings go down. */
  depth: number;
}>;

/** A section: its articles, and what must be known of the page they are printed on. */
type Whole = Readonly<{
  articles: readonly Article[];
  /** `/` or `/preview/`. */
  baseUrl: string;
  /** Ids, by route, of what stands on the page without being an article. */
  places: Readonly<Record<string, string>>;
}>;

type Parsed = Article & Readonly<{ tree: Root; ids: ReadonlySet<string> }>;

/** Id, within the whole, of an id of one article. */
export const idInWhole = (article: string, id: string): string => `${article}.${id}`;

/**
 * Takes a section and gives the markup of each of its articles such that all can stand on one page: ids are unique, links between them
 * lead to their place on it, headings stand below their titles, and what only acts on a screen is left out.
 */
export function printArticles({ articles, baseUrl, places }: Whole): string[] {
  const parsed = articles.map((article): Parsed => {
    const tree = plainMarkup(fromHtml(article.html, { fragment: true }), article.depth);
    return { ...article, tree, ids: idsIn(tree) };
  });
  const byRoute = new Map(parsed.flatMap((article) => (article.route === undefined ? [] : [[article.route, article]])));
  /** The id within the whole that an address on an article leads to, where it leads there. */
  const placeOf = (href: string, own: Parsed): string | undefined => {
    const [address = '', hash = ''] = href.split('#');
    const route = address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : '';
    const article = address === '' ? own : byRoute.get(route);
    if (!article) return places[route];
    const id = idInHash(`#${hash}`);
    return article.ids.has(id) ? idInWhole(article.id, id) : article.id;
  };
  return parsed.map((article) => {
    renameIds(article.tree, {
      ofAddress: (href) => placeOf(href, article),
      ofId: (id) => idInWhole(article.id, id),
    });
    return toHtml(article.tree);
  });
}
