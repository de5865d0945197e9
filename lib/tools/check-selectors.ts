import { type FieldRemark, remarkFactory } from './remark';
import { metadataOf, ofKinds, type Path, type Resource, scanPaths, valueAt } from './resource';
import { conditionsOf, impossibleLabel, selects } from './selectors';

const { error, warning } = remarkFactory('selector');

/** What a selector chooses from, and what one item is called. */
type Choice = Readonly<{ thing: string; among: readonly Resource[] }>;

function checkSelector({ data }: Resource, path: Path, { thing, among }: Choice): FieldRemark[] {
  const conditions = conditionsOf(valueAt(data, path));
  const label = impossibleLabel(conditions);
  const never = `No ${thing} can be selected: the conditions on "${String(label)}" exclude each other.`;
  if (label !== undefined) return [error(path, never, 'Delete one of them, or put the values into one list.')];
  const isMet = among.some((resource) => selects(conditions, metadataOf(resource, 'labels')));
  if (isMet || among.length === 0 || conditions.length === 0) return [];
  const hint = `Compare it with the labels of each ${thing}, unless it selects what is already in the cluster.`;
  return [warning(path, `The selector matches no ${thing} of this text.`, hint)];
}

/** Reports selectors of hooks and rules that nothing can match, or that match nothing in the text. */
export function checkSelectors(resource: Resource, all: readonly Resource[]): FieldRemark[] {
  const { kind } = resource.kind;
  const start = scanPaths[kind];
  if (!start) return [];
  const isOfCluster = valueAt(resource.data, [...start, 'resourceMode']) === 'clusterWide';
  const hooks = ofKinds(all, isOfCluster ? 'ClusterScanCompletionHook' : 'ScanCompletionHook');
  const found = checkSelector(resource, [...start, 'hookSelector'], { thing: 'hook', among: hooks });
  // The `cascades` of a rule are not used.
  if (kind === 'CascadingRule') return found;
  const rules = { thing: 'cascading rule', among: ofKinds(all, 'CascadingRule') };
  return [...found, ...checkSelector(resource, [...start, 'cascades'], rules)];
}
