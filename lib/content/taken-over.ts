import { normalizeRoute } from '../config/routes';
import type { Locate } from '../errors/from-yaml';
import type { TakenOver } from './types';

/** An address that led elsewhere before, and the heading it leads to now: `/docs/old`, `/docs/old#part`, `#old -> #new`. */
export const takenOverForm = /^(\/[^\s#]*)?(#[^\s#]+)?(?: -> #([^\s#]+))?$/;

/** Takes the `redirect_from` of a page, already checked, and its route, and gives each address apart. */
export function readTakenOver(
  written: readonly string[],
  { route, locate }: { readonly route: string; readonly locate: Locate },
): TakenOver[] {
  return written.map((entry, index) => {
    const [, address, hash = '', id = ''] = takenOverForm.exec(entry) ?? [];
    const from = { route: address === undefined ? route : normalizeRoute(address), id: hash.slice(1) };
    return { from, id, ...locate(['redirect_from', index], 'value') };
  });
}
