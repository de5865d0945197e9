import { isMap, isScalar, type Pair } from 'yaml';
import type { YamlDocument } from '../samples/read-yaml';
import type { Change, FieldRemark } from './remark';

type Wanted = Required<Pick<FieldRemark, 'path' | 'part' | 'instead'>>;

/** The change of a text that writes another name, or another value, at a path; none where the text has no such place, or the name already. */
export function changeAt(
  text: string,
  { document }: YamlDocument,
  { path, part, instead }: Wanted,
): Change | undefined {
  const steps = path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));
  const around = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : document.contents;
  const pairs = isMap(around) && !around.has(instead) ? (around.items as Pair[]) : [];
  const isNamed = ({ key }: Pair): boolean => isScalar(key) && String(key.value) === String(path.at(-1));
  const node = part === 'key' ? pairs.find(isNamed)?.key : document.getIn(steps, true);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  // A number is put in quotes as it is written, not as it is understood.
  const isQuoted = part === 'value' && instead.startsWith('"') && node.type === 'PLAIN';
  return { from, to, text: isQuoted ? `"${node.source ?? ''}"` : instead, before: text.slice(from, to) };
}
