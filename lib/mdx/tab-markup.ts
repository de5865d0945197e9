import { element, textNode } from './hast';
import type { Drawn, TabPanel } from './nodes';
import type { TabItem } from './tab-items';

/** Takes the name and the tabs of a group and gives the row of buttons. */
export function tabRow(ariaLabel: string, items: readonly TabItem[]): Drawn {
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
  return {
    type: 'drawn',
    children: [],
    data: {
      hName: 'div',
      hProperties: { className: ['tabs-list'], role: 'tablist', ariaLabel },
      hChildren: buttons,
    },
  };
}

/** Takes a tab and gives its panel, hidden unless it is selected. */
export const tabPanel = ({ node, label, id, selected }: TabItem): TabPanel => ({
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

/** Takes the name of a group and gives its words: `helm-source` and `helmSource` read "Helm source". */
export function groupLabel(groupId: string): string {
  const words = groupId
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
