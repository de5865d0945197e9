import { type FieldPage, rowOf } from '../samples/field-page';
import type { DocsLink } from './remark';
import type { Path } from './resource';

/** The row that describes a field, or the nearest field around it that has a row, or the page of the kind. */
export function fieldLink(page: FieldPage, path: Path): DocsLink {
  const { route, label } = page;
  const names = path.map(String).filter((step) => !/^\d+$/.test(step));
  const fields = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  const field = fields.find((each) => rowOf(page, each) !== undefined);
  return field === undefined ? { route, label } : { route: `${route}#${String(rowOf(page, field))}`, label: field };
}
