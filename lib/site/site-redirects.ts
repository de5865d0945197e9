import { type PageRedirect, pageRedirects, type Redirect, redirectsOf } from '../urls/redirects';
import type { Site } from './get-site';

/** Every redirect of the site, of pages and of parts of pages. */
export const siteRedirects = ({ content }: Site): Redirect[] => redirectsOf([...content.docs, ...content.posts]);

/** The redirects of whole pages, for hosts and redirect pages. */
export const sitePageRedirects = (site: Site): PageRedirect[] => pageRedirects(siteRedirects(site));
