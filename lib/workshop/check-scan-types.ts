import { nearestName } from '../errors/nearest-name';
import { findNames } from '../samples/check-names';
import type { WorkshopFacts } from './facts';
import type { FieldRemark, Remark } from './remark';
import { ofKinds, type Resource, scanPaths, valueAt } from './resource';

function offsetOf(text: string, { line, column }: Pick<Remark, 'line' | 'column'>): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.join('\n').length + Math.min(before.length, 1) + column - 1;
}

/** Scan types that neither the release has nor a ScanType in the text defines. */
export function findUnknownScanTypes(
  text: string,
  resources: readonly Resource[],
  { names, scanners }: WorkshopFacts,
): Remark[] {
  if (!names) return [];
  const own = ofKinds(resources, 'ScanType', 'ClusterScanType').map(({ data }) =>
    String(valueAt(data, ['metadata', 'name'])),
  );
  const scanTypes = [...names.scanTypes, ...own];
  return findNames('yaml', text, { ...names, scanTypes }).map(({ name, line, column, rule, message }) => {
    const nearest = nearestName(name, scanTypes);
    const from = offsetOf(text, { line, column });
    const hint = 'If it is your own, put its ScanType into the text.';
    return {
      ...{ line, column, rule, message, severity: 'error' },
      hint: nearest === undefined ? hint : `Did you mean "${nearest}"? ${hint}`,
      ...(scanners !== undefined && { link: { route: scanners, label: 'scan types' } }),
      ...(nearest !== undefined && { change: { from, to: from + name.length, text: nearest, before: name } }),
    };
  });
}

/** A scan type that the release still has, but advises against. */
export function checkScanType({ kind, data }: Resource, { deprecated }: WorkshopFacts): FieldRemark[] {
  const start = scanPaths[kind.kind];
  if (!start) return [];
  const path = [...start, 'scanType'];
  const name = String(valueAt(data, path));
  const route = deprecated[name];
  if (route === undefined) return [];
  const message = `The scan type "${name}" is deprecated: a later release removes it.`;
  const hint = 'Its page says what takes its place.';
  return [{ severity: 'warning', rule: 'scan-type', path, part: 'value', message, hint, link: { route, label: name } }];
}
