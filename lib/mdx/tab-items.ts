import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { attributeName, isJsx, literalValue } from './jsx-attributes';
import type { MdastJsx } from './nodes';
import { report } from './report';

export type TabItem = Readonly<{ node: MdastJsx; value: string; label: string; selected: boolean }>;
type Draft = Omit<TabItem, 'selected'> & { readonly isDefault: boolean };
type Literal = NonNullable<ReturnType<typeof literalValue>>;

const known = { Tabs: ['groupId', 'queryString', 'defaultValue'], TabItem: ['value', 'label', 'default'] } as const;

/** Takes a `<Tabs>` element and gives its settings and items, exactly one selected; what is wrong is reported. */
export function readTabs(
  tabs: MdastJsx,
  file: VFile,
): Readonly<{ groupId: string | undefined; query: string; items: readonly TabItem[] }> {
  const { groupId, queryString = false, defaultValue } = readAttributes(tabs, 'Tabs', file);
  const found = tabs.children.flatMap((child) => readItem(child, file));
  const items = found.filter((item, index) => {
    const isFirst = found.findIndex(({ value }) => value === item.value) === index;
    if (!isFirst)
      fault(file, item.node, `Two tabs have the value "${item.value}".`, 'Give each <TabItem> a value of its own.');
    return isFirst;
  });
  if (found.length === 0)
    fault(file, tabs, '<Tabs> holds no <TabItem>.', 'Add at least one <TabItem value="…" label="…">.');
  const selected = selectedIndex({ tabs, file, items, defaultValue });
  const query = queryString === true ? (groupId ?? 'tab') : queryString;
  return {
    groupId: groupId === undefined ? undefined : String(groupId),
    query: query === false ? '' : String(query),
    items: items.map((item, index) => ({ ...item, selected: index === selected })),
  };
}

function fault(file: VFile, place: Nodes, message: string, hint: string): void {
  report(file, { rule: 'tabs', message, hint, place });
}

function readAttributes(node: MdastJsx, element: keyof typeof known, file: VFile): Readonly<Record<string, Literal>> {
  const names: readonly string[] = known[element];
  const values: Record<string, Literal> = {};
  for (const attribute of node.attributes) {
    const name = attributeName(attribute) ?? '{…}';
    const value = literalValue(attribute);
    if (!names.includes(name)) fault(file, node, `<${element}> has no attribute "${name}".`, suggestName(name, names));
    else if (value === undefined)
      fault(file, node, `The attribute "${name}" of <${element}> is not plain text.`, `Write ${name}="…".`);
    else values[name] = value;
  }
  return values;
}

function readItem(node: Nodes, file: VFile): Draft[] {
  if (!isJsx(node) || node.name !== 'TabItem') {
    if (node.type !== 'text' || node.value.trim() !== '') fault(file, node, ...foreign);
    return [];
  }
  const { value, label, default: isDefault = false } = readAttributes(node, 'TabItem', file);
  if (typeof value === 'string' && value.trim() !== '')
    return [{ node, value, label: String(label ?? value), isDefault: isDefault !== false }];
  fault(file, node, ...nameless);
  return [];
}

const foreign = [
  'Something other than <TabItem> stands directly in <Tabs>.',
  'Move it into a <TabItem>, or out of <Tabs>.',
] as const;

const nameless = [
  'A <TabItem> has no value.',
  'Add value="…", a short name that stays the same when the label changes.',
] as const;

type Selection = Readonly<{
  tabs: MdastJsx;
  file: VFile;
  items: readonly Draft[];
  defaultValue: Literal | undefined;
}>;

function selectedIndex({ tabs, file, items, defaultValue }: Selection): number {
  const [, extra] = items.filter(({ isDefault }) => isDefault);
  if (extra)
    fault(file, extra.node, 'Two tabs of one group are marked as default.', 'Keep "default" on one <TabItem> only.');
  const values = items.map(({ value }) => value);
  const byValue = values.findIndex((value) => value === defaultValue);
  if (defaultValue !== undefined && byValue === -1) {
    const wanted = String(defaultValue);
    fault(file, tabs, `No tab has the default value "${wanted}".`, suggestName(wanted, values));
  }
  return Math.max(byValue === -1 ? items.findIndex(({ isDefault }) => isDefault) : byValue, 0);
}
