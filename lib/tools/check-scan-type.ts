import { nearestName } from '../errors/nearest-name';
import { noScanType } from '../samples/check-names';
import type { ToolFacts } from './facts';
import { type FieldRemark, remarkFactory } from './remark';
import { ofKinds, type Resource, scanPaths, valueAt } from './resource';

const { error } = remarkFactory('name');
const { warning } = remarkFactory('scan-type');

/** Reports a scan type that is deprecated in the release, or that neither the release nor a ScanType in the text defines. */
export function checkScanType(
  { kind, data }: Resource,
  all: readonly Resource[],
  { names, deprecated }: ToolFacts,
): FieldRemark[] {
  const path = [...(scanPaths[kind.kind] ?? []), 'scanType'];
  const label = valueAt(data, path);
  // A template is not yet a name.
  if (typeof label !== 'string' || !/^[\w.-]+$/.test(label)) return [];
  const route = Object.hasOwn(deprecated, label) ? deprecated[label] : undefined;
  const later = `The scan type "${label}" is deprecated: a later release removes it.`;
  if (route !== undefined)
    return [{ ...warning(path, later, 'Its page says what takes its place.'), link: { route, label } }];
  const own = ofKinds(all, 'ScanType', 'ClusterScanType').map((type) => valueAt(type.data, ['metadata', 'name']));
  const known = [...(names?.scanTypes ?? []), ...own.map(String)];
  if (!names || known.includes(label)) return [];
  const instead = nearestName(label, known);
  const meant = instead === undefined ? '' : `Did you mean "${instead}"? `;
  const hint = `${meant}If it is your own, put its ScanType into the text.`;
  return [{ ...error(path, noScanType(label), hint), part: 'value', instead }];
}
