import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { attributeName, literalValue } from './jsx-attributes';
import type { MdastJsx } from './nodes';
import { report } from './report';

export type TabItem = Readonly<{ node: MdastJsx; value: string; label: string; selected: boolean }>;
type Attributes = Readonly<Record<string, string | boolean | number>>;

const known = { Tabs: ['groupId', 'queryString', 'defaultValue'], TabItem: ['value', 'label', 'default'] } as const;

/** Takes a `<Tabs>` element and gives its settings and items, exactly one selected; what is wrong is reported. */
export function readTabs(
  tabs: MdastJsx,
  file: VFile,
): { readonly groupId?: string; readonly query?: string; readonly items: readonly TabItem[] } {
  const { groupId, queryString, defaultValue } = readAttributes(tabs, 'Tabs', file);
  const found = tabs.children.flatMap((child) => readItem(child, file));
  const distinct = found.filter((item, index) => {
    const isFirst = found.findIndex(({ value }) => value === item.value) === index;
    if (!isFirst)
      fault(file, item.node, `Two tabs have the value "${item.value}".`, 'Give each <TabItem> a value of its own.');
    return isFirst;
  });
  if (found.length === 0)
    fault(file, tabs, '<Tabs> holds no <TabItem>.', 'Add at least one <TabItem value="…" label="…">.');
  const selected = selectedIndex({ tabs, file, items: distinct, defaultValue });
  return {
    ...(groupId !== undefined && { groupId: String(groupId) }),
    ...(queryString !== undefined &&
      queryString !== false && { query: queryString === true ? String(groupId ?? 'tab') : String(queryString) }),
    items: distinct.map((item, index) => ({ ...item, selected: index === selected })),
  };
}

function fault(file: VFile, place: Nodes, message: string, hint: string): void {
  report(file, { rule: 'tabs', message, hint, place });
}

function readAttributes(node: MdastJsx, element: keyof typeof known, file: VFile): Attributes {
  const names: readonly string[] = known[element];
  const entries = node.attributes.flatMap((attribute): [string, string | boolean | number][] => {
    const name = attributeName(attribute) ?? '{…}';
    const value = literalValue(attribute);
    if (!names.includes(name)) fault(file, node, `<${element}> has no attribute "${name}".`, suggestName(name, names));
    else if (value === undefined)
      fault(file, node, `The attribute "${name}" of <${element}> is not plain text.`, `Write ${name}="…".`);
    else return [[name, value]];
    return [];
  });
  return Object.fromEntries(entries);
}

function readItem(node: Nodes, file: VFile): (TabItem & { isDefault: boolean })[] {
  if (!('name' in node) || node.name !== 'TabItem' || !('attributes' in node) || !Array.isArray(node.attributes)) {
    if (node.type !== 'text' || node.value.trim() !== '')
      fault(
        file,
        node,
        'Something other than <TabItem> stands directly in <Tabs>.',
        'Move it into a <TabItem>, or out of <Tabs>.',
      );
    return [];
  }
  const item = node as MdastJsx;
  const { value, label, default: isDefault } = readAttributes(item, 'TabItem', file);
  if (typeof value !== 'string' || value.trim() === '') {
    if (
      !item.attributes.some(
        (attribute) => attributeName(attribute) === 'value' && literalValue(attribute) === undefined,
      )
    )
      fault(
        file,
        item,
        'A <TabItem> has no value.',
        'Add value="…", a short name that stays the same when the label changes.',
      );
    return [];
  }
  return [
    {
      node: item,
      value,
      label: String(label ?? value),
      selected: false,
      isDefault: isDefault !== undefined && isDefault !== false,
    },
  ];
}

type Selection = Readonly<{
  tabs: MdastJsx;
  file: VFile;
  items: readonly (TabItem & { isDefault: boolean })[];
  defaultValue: string | number | boolean | undefined;
}>;

function selectedIndex({ tabs, file, items, defaultValue }: Selection): number {
  const marked = items.filter(({ isDefault }) => isDefault);
  const extra = marked[1];
  if (extra)
    fault(file, extra.node, 'Two tabs of one group are marked as default.', 'Keep "default" on one <TabItem> only.');
  const byValue = items.findIndex(({ value }) => value === defaultValue);
  if (defaultValue !== undefined && byValue === -1) {
    const values = items.map(({ value }) => value);
    fault(
      file,
      tabs,
      `No tab has the default value "${String(defaultValue)}".`,
      suggestName(String(defaultValue), values),
    );
  }
  return Math.max(byValue === -1 ? items.findIndex(({ isDefault }) => isDefault) : byValue, 0);
}
