import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, parseExpressionAt } from 'acorn';
import { type LocateInFile, startOf } from '../errors/content-issue';

/** The file of the site's values, from the project's root. */
export const siteFile = 'lib/config/site.ts';

/** The object that the file passes to `defineSite`; `undefined` if it is not plain JavaScript. */
function parseSiteValues(source: string): Expression | undefined {
  const { index } = /(?<=\bdefineSite\(\s*)\{/.exec(source) ?? {};
  try {
    return index === undefined
      ? undefined
      : parseExpressionAt(source, index, { ecmaVersion: 'latest', locations: true });
  } catch {
    return undefined;
  }
}

type Step = Readonly<{ key?: Expression; value?: Expression }>;

function stepInto(node: Expression, key: PropertyKey): Step {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(key)];
    return element && element.type !== 'SpreadElement' ? { value: element } : {};
  }
  if (node.type !== 'ObjectExpression') return {};
  for (const property of node.properties)
    if (property.type === 'Property' && 'name' in property.key && property.key.name === key) return property as Step;
  return {};
}

/** Finds the place of each of the site's values in their file; a value that is not found has the place of its parent, or the file's start. */
export function siteLocator(root: string): LocateInFile {
  const file = path.join(root, siteFile);
  const values = existsSync(file) ? parseSiteValues(readFileSync(file, 'utf8')) : undefined;
  return (keys, part = 'key') => {
    let node = values;
    let location = startOf(siteFile);
    for (const key of keys) {
      const step: Step = node ? stepInto(node, key) : {};
      const start = (part === 'key' ? (step.key ?? step.value) : (step.value ?? step.key))?.loc?.start;
      if (!start) break;
      location = { file: siteFile, line: start.line, column: start.column + 1 };
      node = step.value;
    }
    return location;
  };
}
