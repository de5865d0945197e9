import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { nearestName } from '../errors/nearest-name';
import { element, textNode } from './hast';
import { isJsx } from './jsx-attributes';
import type { Drawn, MdastJsx, TabGroup, TabPanel } from './nodes';
import { readTabs, tabFault, type TabItem } from './tab-items';

/** Turns `<Tabs>` and `<TabItem>` into static markup of the tabs pattern (WAI-ARIA Authoring Practices), its first or default panel shown. */
export function remarkTabs() {
  return (tree: Root, file: VFile): void => {
    const tabs = (file.data.tabs ??= { count: 0 });
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || parent === undefined || index === undefined) return;
      // For a mistyped <Tabs>, report only its name.
      const isInTabs = isJsx(parent) && nearestName(parent.name ?? '', ['Tabs']) !== undefined;
      if (node.name === 'TabItem' && !isInTabs)
        tabFault(file, node, 'A <TabItem> stands outside <Tabs>.', 'Put it directly inside <Tabs> … </Tabs>.');
      if (node.name !== 'Tabs') return;
      tabs.count += 1;
      parent.children[index] = tabGroup(node, file, `tabs-${tabs.count}`);
      return [SKIP, index];
    });
  };
}

function tabGroup(node: MdastJsx, file: VFile, prefix: string): TabGroup {
  const { groupId, query, items } = readTabs(node, prefix, file);
  const label = groupId === undefined ? contentStrings.article.tabs : groupLabel(groupId);
  return {
    type: 'tabGroup',
    position: node.position,
    data: {
      hName: 'div',
      hProperties: { className: ['tabs'], ...(groupId && { dataGroup: groupId }), ...(query && { dataQuery: query }) },
    },
    children: [tabRow(label, items), ...items.map(tabPanel)],
  };
}

/** Builds the row of tab buttons of a group (role `tablist`). */
function tabRow(ariaLabel: string, items: readonly TabItem[]): Drawn {
  const buttons = items.map(({ value, label, id, selected }) => {
    const state = {
      ariaControls: [id],
      ariaSelected: String(selected),
      // Roving tabindex: the tab key reaches the selected tab, arrow keys the others.
      tabIndex: selected ? 0 : -1,
      dataValue: value,
    };
    const button = { type: 'button', className: ['tabs-tab'], role: 'tab', id: `${id}-tab`, ...state };
    return element('button', button, [textNode(label)]);
  });
  const hProperties = { className: ['tabs-list'], role: 'tablist', ariaLabel };
  return { type: 'drawn', children: [], data: { hName: 'div', hProperties, hChildren: buttons } };
}

/** Builds the panel of a tab, hidden unless the tab is selected. */
const tabPanel = ({ node, label, id, selected }: TabItem): TabPanel => ({
  type: 'tabPanel',
  label,
  position: node.position,
  data: {
    hName: 'div',
    hProperties: {
      className: ['tabs-panel'],
      role: 'tabpanel',
      id,
      ariaLabelledBy: [`${id}-tab`],
      dataLabel: label,
      tabIndex: 0,
      ...(!selected && { hidden: true }),
    },
  },
  children: node.children as TabPanel['children'],
});

/** Turns the name of a group into words: `helm-source` and `helmSource` become "Helm source". */
function groupLabel(groupId: string): string {
  const words = groupId
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
