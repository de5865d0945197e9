import { listAt, valueAt } from './resource';

/** What is asked of one label. */
type Condition = Readonly<{ key: string; operator: string; values: readonly string[] }>;

/** Gives the conditions of a label selector; those that do not fit the schema, which is checked elsewhere, are left out. */
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

/** Whether a resource with such labels is selected. */
export const selects = (conditions: readonly Condition[], labels: unknown): boolean =>
  conditions.every((condition) => meets(Object(labels) as Record<string, unknown>, condition));

/** The label of which two conditions ask what no value can give. */
export function impossibleLabel(conditions: readonly Condition[]): string | undefined {
  // Any value that is named may be the one; of those that are not, one stands for all.
  const other = conditions.flatMap(({ values }) => values).join(' ') + ' other';
  return [...new Set(conditions.map(({ key }) => key))].find((key) => {
    const own = conditions.filter((condition) => condition.key === key);
    const candidates = [undefined, other, ...own.flatMap(({ values }) => values)];
    return !candidates.some((value) => own.every((condition) => meets({ [key]: value }, condition)));
  });
}
