import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { isJsx } from './jsx-attributes';
import type { MdastJsx, TabGroup } from './nodes';
import { readTabs, tabFault } from './tab-items';
import { groupLabel, tabPanel, tabRow } from './tab-markup';

/** Turns `<Tabs>` and `<TabItem>` into static markup of the tabs pattern (WAI-ARIA Authoring Practices), its first or default panel shown. */
export function remarkTabs() {
  return (tree: Root, file: VFile): void => {
    const tabs = (file.data.tabs ??= { count: 0 });
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || parent === undefined || index === undefined) return;
      if (node.name === 'TabItem')
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
