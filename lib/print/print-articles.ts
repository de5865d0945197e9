import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { idInHash } from '../config/address';
import { plainMarkup } from './plain-markup';
import { idsIn, renameIds } from './page-ids';

/** A page as it stands in a section that is printed as one. */
export type Article = Readonly<{
  /** Id of its title, a number; ids within the page begin with it and a dot. */
  id: string;
  /** Route of its own page. */
  route?: string;
  /** Markup of the page's text. */
  html: string;
  /** How many levels its headings go down. */
  depth: number;
}>;

/** A section: its articles, and facts about the page they are printed on. */
type ArticleSet = Readonly<{
  articles: readonly Article[];
  /** `/` or `/preview/`. */
  baseUrl: string;
  /** Ids, by route, of parts of the page that are not articles. */
  otherIds: Readonly<Record<string, string>>;
}>;

type Parsed = Article & Readonly<{ tree: Root; ids: ReadonlySet<string> }>;

/** Id on the printed page for an id of one article. */
export const printedId = (article: string, id: string): string => `${article}.${id}`;

/**
 * Returns the markup of each article of a section so that all fit on one page: ids are unique, links between articles
 * lead to their place on it, headings rank below the titles, and controls that work only on a screen are left out.
 */
export function printArticles({ articles, baseUrl, otherIds }: ArticleSet): string[] {
  const parsed = articles.map((article): Parsed => {
    const tree = plainMarkup(fromHtml(article.html, { fragment: true }), article.depth);
    return { ...article, tree, ids: idsIn(tree) };
  });
  const byRoute = new Map(parsed.flatMap((article) => (article.route === undefined ? [] : [[article.route, article]])));
  /** The id on the printed page that an address in an article leads to, if it leads there. */
  const printedTarget = (href: string, own: Parsed): string | undefined => {
    const [address = '', hash = ''] = href.split('#');
    const route = address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : '';
    const article = address === '' ? own : byRoute.get(route);
    if (!article) return otherIds[route];
    const id = idInHash(`#${hash}`);
    return article.ids.has(id) ? printedId(article.id, id) : article.id;
  };
  return parsed.map((article) => {
    renameIds(article.tree, {
      ofAddress: (href) => printedTarget(href, article),
      ofId: (id) => printedId(article.id, id),
    });
    return toHtml(article.tree);
  });
}
