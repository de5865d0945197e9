import { normalizeRoute } from '../config/routes';
import type { LocateInFile } from '../errors/content-issue';
import type { RedirectFrom } from './types';

/** An address that led elsewhere before, and the heading it leads to now: `/docs/old`, `/docs/old#part`, `#old -> #new`. */
export const redirectFromForm = /^(\/[^\s#]*)?(#[^\s#]+)?(?: -> #([^\s#]+))?$/;

/** Splits the entries of a page's `redirect_from`, already checked. */
export function readRedirectFrom(entries: readonly string[], route: string, locate: LocateInFile): RedirectFrom[] {
  return entries.map((entry, index) => {
    const [, address, hash = '', id = ''] = redirectFromForm.exec(entry) ?? [];
    const from = { route: address === undefined ? route : normalizeRoute(address), id: hash.slice(1) };
    const { line, column } = locate(['redirect_from', index], 'value');
    return { from, id, line, column };
  });
}
