import type { FieldPage } from './facts';
import type { DocsLink } from './remark';
import type { Path } from './resource';

/** The row that describes a field, or the nearest field around it that has a row, or the page of the kind. */
export function fieldLink({ route, prefix, rows, label }: FieldPage, path: Path): DocsLink {
  const names = path.filter((step) => !/^\d+$/.test(String(step))).map(String);
  for (let length = names.length; length > 0; length -= 1) {
    const id = names.slice(0, length).join('.');
    // Where two kinds share a page, the second has its own name before it.
    const row = [prefix + id, id].find((candidate) => rows.includes(candidate));
    if (row !== undefined) return { route: `${route}#${row}`, label: id };
  }
  return { route, label };
}
