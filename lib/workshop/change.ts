import { isMap, isScalar, type Pair } from 'yaml';
import type { YamlDocument } from '../samples/read-yaml';
import type { Change } from './remark';
import type { Path } from './resource';

type Wanted = Readonly<{ path: Path; part: 'key' | 'value'; /** What belongs there, as YAML. */ instead: string }>;

/** The change of a text that writes another name, or another value, at a path; none where the text has no such place, or the name already. */
export function changeAt(
  text: string,
  { document }: YamlDocument,
  { path, part, instead }: Wanted,
): Change | undefined {
  const [name, around] = [path.at(-1), path.slice(0, -1)];
  const parent = around.length === 0 ? document.contents : document.getIn(around.map(asIndex), true);
  if (part === 'key') {
    if (!isMap(parent) || parent.has(instead)) return undefined;
    const pair = (parent.items as Pair[]).find(({ key }) => isScalar(key) && String(key.value) === String(name));
    return replaced(text, pair?.key, instead);
  }
  const node = document.getIn(path.map(asIndex), true);
  const isQuoted = instead.startsWith('"') && isScalar(node) && node.type === 'PLAIN';
  // A number is put in quotes as it is written, not as it is understood.
  return replaced(text, node, isQuoted ? `"${node.source ?? ''}"` : instead);
}

const asIndex = (step: string | number): string | number => (/^\d+$/.test(String(step)) ? Number(step) : step);

function replaced(text: string, node: unknown, instead: string): Change | undefined {
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  return { from, to, text: instead, before: text.slice(from, to) };
}
