import { nearestName } from '../errors/nearest-name';
import { findNames } from '../samples/check-names';
import type { WorkshopFacts } from './facts';
import { type FieldRemark, type Remark, remarksOf } from './remark';
import { ofKinds, type Resource, scanPaths, valueAt } from './resource';

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
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return findNames('yaml', text, { ...names, scanTypes }).map(({ name, line, column, rule, message }) => {
    const nearest = nearestName(name, scanTypes);
    const from = (lineStarts[line - 1] ?? 0) + column - 1;
    const meant = nearest === undefined ? '' : `Did you mean "${nearest}"? `;
    return {
      ...{ line, column, rule, message, severity: 'error' },
      hint: `${meant}If it is your own, put its ScanType into the text.`,
      link: scanners === undefined ? undefined : { route: scanners, label: 'scan types' },
      change: nearest === undefined ? undefined : { from, to: from + name.length, text: nearest, before: name },
    };
  });
}

const { warning } = remarksOf('scan-type');

/** A scan type that the release still has, but advises against. */
export function checkScanType({ kind, data }: Resource, { deprecated }: WorkshopFacts): FieldRemark[] {
  const path = [...(scanPaths[kind.kind] ?? []), 'scanType'];
  const label = String(valueAt(data, path));
  const route = deprecated[label];
  if (route === undefined) return [];
  const message = `The scan type "${label}" is deprecated: a later release removes it.`;
  return [{ ...warning(path, message, 'Its page says what takes its place.'), link: { route, label } }];
}
