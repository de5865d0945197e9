import { listAt, valueAt } from './resource';

/** A condition on one label. */
type Condition = Readonly<{ key: string; operator: string; values: readonly string[] }>;

/** Returns the conditions of a label selector, without malformed ones, which the schema check reports. */
export function conditionsOf(selector: unknown): Condition[] {
  const labels = Object.entries(Object(valueAt(selector, ['matchLabels'])) as object);
  const expressions = listAt(selector, ['matchExpressions']).flatMap((each) => {
    const [key, operator] = [valueAt(each, ['key']), valueAt(each, ['operator'])];
    if (typeof key !== 'string' || typeof operator !== 'string') return [];
    return [{ key, operator, values: listAt(each, ['values']).map(String) }];
  });
  return [...labels.map(([key, value]) => ({ key, operator: 'In', values: [String(value)] })), ...expressions];
}

function meets(labels: Readonly<Record<string, unknown>>, { key, operator, values }: Condition): boolean {
  const value = labels[key];
  if (operator === 'Exists') return value !== undefined;
  if (operator === 'DoesNotExist') return value === undefined;
  const isIn = value !== undefined && values.includes(String(value));
  return operator === 'NotIn' ? !isIn : isIn;
}

/** Whether a selector matches a resource with these labels. */
export const selects = (conditions: readonly Condition[], labels: unknown): boolean =>
  conditions.every((condition) => meets(Object(labels) as Record<string, unknown>, condition));

/** The label whose conditions no value can satisfy together. */
export function impossibleLabel(conditions: readonly Condition[]): string | undefined {
  // Any listed value may satisfy them; one other value stands for all unlisted ones.
  const other = conditions.flatMap(({ values }) => values).join(' ') + ' other';
  return [...new Set(conditions.map(({ key }) => key))].find((key) => {
    const own = conditions.filter((condition) => condition.key === key);
    const candidates = [undefined, other, ...own.flatMap(({ values }) => values)];
    return !candidates.some((value) => own.every((condition) => meets({ [key]: value }, condition)));
  });
}
