import { withBase } from '@/lib/config/routes';

/** Takes a language's base URL and the current route and gives the address of the same page in that language's build. */
export const localeHref = (locale: { readonly baseUrl: string }, pathname: string): string =>
  withBase(locale.baseUrl, pathname);
