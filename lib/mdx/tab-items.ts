import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { nearestName, suggestName } from '../errors/nearest-name';
import { attributesOf, isJsx, type Literal } from './jsx-attributes';
import type { MdastJsx } from './nodes';
import { report } from './report';

export type TabItem = Readonly<{
  node: MdastJsx;
  value: string;
  label: string;
  /** Id of its panel, the same in every build. */
  id: string;
  selected: boolean;
}>;
type Draft = Omit<TabItem, 'selected'> & { readonly isDefault: boolean };

const allowed = { Tabs: ['groupId', 'queryString', 'defaultValue'], TabItem: ['value', 'label', 'default'] } as const;

/** Reads the settings and items of a `<Tabs>` element, exactly one item selected, and reports mistakes; every id begins with `prefix`. */
export function readTabs(tabs: MdastJsx, prefix: string, file: VFile) {
  const { groupId, queryString = false, defaultValue } = readAttributes(tabs, 'Tabs', file);
  const found = tabs.children.flatMap((child) => readItem(child, prefix, file));
  if (!tabs.children.some(isTabItem))
    tabFault(file, tabs, '<Tabs> contains no <TabItem>.', 'Add at least one <TabItem value="…" label="…">.');
  const items = found.filter(({ node, value }, index) => {
    const isFirst = found.findIndex((other) => other.value === value) === index;
    if (!isFirst)
      tabFault(file, node, `Two tabs have the value "${value}".`, 'Give each <TabItem> a value of its own.');
    return isFirst;
  });
  const [, extra] = items.filter(({ isDefault }) => isDefault);
  if (extra)
    tabFault(file, extra.node, 'Two tabs of one group are marked as default.', 'Keep "default" on one <TabItem> only.');
  const values = items.map(({ value }) => value);
  const wanted = String(defaultValue);
  if (defaultValue !== undefined && !values.includes(wanted))
    tabFault(file, tabs, `No tab has the default value "${wanted}".`, suggestName(wanted, values));
  const selected =
    items.find(({ value }) => value === defaultValue) ?? items.find(({ isDefault }) => isDefault) ?? items[0];
  const query = queryString === true ? (groupId ?? 'tab') : queryString;
  return {
    groupId: groupId === undefined ? undefined : String(groupId),
    query: query === false ? '' : String(query),
    items: items.map((item) => ({ ...item, selected: item === selected })),
  };
}

/** Reports a mistake in tabs. */
export function tabFault(file: VFile, place: Nodes, message: string, hint: string): void {
  report(file, { rule: 'tabs', message, hint, place });
}

function readAttributes(node: MdastJsx, element: keyof typeof allowed, file: VFile): Readonly<Record<string, Literal>> {
  const names: readonly string[] = allowed[element];
  const values: Record<string, Literal> = {};
  for (const [name, value] of attributesOf(node)) {
    if (!names.includes(name))
      tabFault(file, node, `<${element}> has no attribute "${name}".`, suggestName(name, names));
    else if (value === undefined)
      tabFault(file, node, `The attribute "${name}" of <${element}> is not plain text.`, `Write ${name}="…".`);
    // A mistyped attribute is not also missing.
    if (value !== undefined) values[nearestName(name, names) ?? name] ??= value;
  }
  return values;
}

const isTabItem = (node: Nodes): node is MdastJsx => isJsx(node) && node.name === 'TabItem';

function readItem(node: Nodes, prefix: string, file: VFile): Draft[] {
  const name = (isJsx(node) && node.name) || '';
  if (!isTabItem(node)) {
    if (node.type !== 'text' || node.value.trim() !== '')
      tabFault(file, node, foreignNode, suggestName(name, ['TabItem'], 'Move it into a <TabItem>, or out of <Tabs>.'));
    return [];
  }
  const { value, label, default: isDefault = false } = readAttributes(node, 'TabItem', file);
  if (label === '') tabFault(file, node, 'The label of a <TabItem> is empty.', 'Say what the tab shows.');
  if (typeof value === 'string' && value.trim() !== '') {
    const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? ['tab'];
    const id = [prefix, ...words].join('-');
    return [{ node, value, label: String(label ?? value), id, isDefault: isDefault !== false }];
  }
  const hint = 'Add value="…", a short name that stays the same when the label changes.';
  tabFault(file, node, 'A <TabItem> has no value.', hint);
  return [];
}

const foreignNode = 'Something other than <TabItem> stands directly in <Tabs>.';
