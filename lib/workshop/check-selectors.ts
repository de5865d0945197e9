import type { FieldRemark } from './remark';
import { metadataOf, ofKinds, type Path, type Resource, scanPaths, valueAt } from './resource';
import { conditionsOf, impossibleLabel, type Selector, selects } from './selectors';

type Judged = Readonly<{
  selector: Selector;
  path: Path;
  /** What the selector chooses from, in one word. */ thing: string;
  chosen: readonly Resource[];
}>;

function judge({ selector, path, thing, chosen }: Judged): FieldRemark[] {
  const conditions = conditionsOf(selector);
  const rule = 'selector';
  const impossible = impossibleLabel(conditions);
  if (impossible !== undefined) {
    const message = `No ${thing} can be selected: the conditions on "${impossible}" exclude each other.`;
    return [{ severity: 'error', rule, path, message, hint: 'Delete one of them, or put the values into one list.' }];
  }
  if (chosen.length === 0 || conditions.length === 0) return [];
  if (chosen.some((resource) => selects(conditions, metadataOf(resource, 'labels')))) return [];
  const message = `The selector matches no ${thing} of this text.`;
  const hint = `Compare it with the labels of each ${thing}, unless it means what the cluster has already.`;
  return [{ severity: 'warning', rule, path, message, hint }];
}

/** Selectors of hooks and rules that nothing can match, or nothing in the text does. */
export function checkSelectors(resource: Resource, all: readonly Resource[]): FieldRemark[] {
  const start = scanPaths[resource.kind.kind];
  if (!start) return [];
  const path = [...start, 'hookSelector'];
  const spec = Object(valueAt(resource.data, start)) as Readonly<Record<string, unknown>>;
  const hookKind = spec['resourceMode'] === 'clusterWide' ? 'ClusterScanCompletionHook' : 'ScanCompletionHook';
  const hooks = {
    selector: Object(spec['hookSelector']) as Selector,
    path,
    thing: 'hook',
    chosen: ofKinds(all, hookKind),
  };
  const rules = {
    selector: Object(spec['cascades']) as Selector,
    path: [...start, 'cascades'],
    thing: 'cascading rule',
    chosen: ofKinds(all, 'CascadingRule'),
  };
  // What a rule says of cascades is not used.
  return resource.kind.kind === 'CascadingRule' ? judge(hooks) : [...judge(hooks), ...judge(rules)];
}
