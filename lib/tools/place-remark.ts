import { isMap, isScalar, type Pair } from 'yaml';
import { type FieldPage, rowId } from '../samples/field-page';
import type { YamlDocument } from '../samples/read-yaml';
import type { Kind } from '../samples/schemas';
import type { ToolFacts } from './facts';
import type { Change, DocsLink, FieldRemark, Remark } from './remark';
import type { Path } from './resource';

type Replacement = Required<Pick<FieldRemark, 'path' | 'part' | 'instead'>>;

/** The change that writes another name or value at a path; `undefined` if the text has no such place or already has the name. */
function changeAt(text: string, { document }: YamlDocument, { path, part, instead }: Replacement): Change | undefined {
  const steps = path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));
  const around = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : document.contents;
  const pairs = isMap(around) && !around.has(instead) ? (around.items as Pair[]) : [];
  const isNamed = ({ key }: Pair): boolean => isScalar(key) && String(key.value) === String(path.at(-1));
  const node = part === 'key' ? pairs.find(isNamed)?.key : document.getIn(steps, true);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  // A number is quoted as it is written, not as it is parsed.
  const isQuoted = part === 'value' && instead.startsWith('"') && node.type === 'PLAIN';
  return { from, to, text: isQuoted ? `"${node.source ?? ''}"` : instead, before: text.slice(from, to) };
}

/** Links to the row of a field, or of the nearest enclosing field with a row, or to the page of the kind. */
function fieldLink(page: FieldPage, path: Path): DocsLink {
  const { route, label } = page;
  const names = path.map(String).filter((step) => !/^\d+$/.test(step));
  const fields = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  const field = fields.find((each) => rowId(page, each) !== undefined);
  return field === undefined ? { route, label } : { route: `${route}#${String(rowId(page, field))}`, label: field };
}

type RemarkContext = Readonly<{ text: string; document: YamlDocument; kind?: Kind; facts: ToolFacts }>;

/** Gives a remark its place in the text, its row in the docs, and the change that corrects it. */
export function placeRemark(remark: FieldRemark, { text, document, kind, facts }: RemarkContext): Remark {
  const { path, part = 'key', instead, about, place, link, ...said } = remark;
  const page = kind && facts.fieldPages[kind.kind];
  // For an unknown name, the row is that of the name that was probably meant.
  const described: Path = about ?? (part === 'key' && instead !== undefined ? [...path.slice(0, -1), instead] : path);
  return {
    ...said,
    ...(place ?? (path.length === 0 ? document.start : document.locate(path.map(String), part))),
    link: link ?? (page && fieldLink(page, described)),
    change: instead === undefined ? undefined : changeAt(text, document, { path, part, instead }),
  };
}
