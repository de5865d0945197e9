import type { Properties } from 'hast';
import { element, textNode } from './hast';
import type { Drawn, TabPanel } from './nodes';
import type { TabItem } from './tab-items';

/** Takes a tab's value and gives the id of its panel, the same in every build. */
export function panelId(prefix: string, value: string): string {
  const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? ['tab'];
  return [prefix, ...words].join('-');
}

type Row = Readonly<{ label: string; items: readonly TabItem[]; ids: readonly string[] }>;

/** Takes the tabs of a group and gives the row of buttons. */
export function tabRow({ label, items, ids }: Row): Drawn {
  const hChildren = items.map((item, index) =>
    element('button', tabProperties(item, ids[index] ?? ''), [textNode(item.label)]),
  );
  return {
    type: 'drawn',
    children: [],
    data: { hName: 'div', hProperties: { className: ['tabs-list'], role: 'tablist', ariaLabel: label }, hChildren },
  };
}

const tabProperties = ({ value, selected }: TabItem, id: string): Properties => ({
  type: 'button',
  className: ['tabs-tab'],
  role: 'tab',
  id: `${id}-tab`,
  ariaControls: [id],
  ariaSelected: String(selected),
  // Roving tabindex: the tab key reaches the selected tab, arrow keys the others.
  tabIndex: selected ? 0 : -1,
  dataValue: value,
});

/** Takes a tab and gives its panel, hidden unless it is selected. */
export const tabPanel = ({ node, label, selected }: TabItem, id: string): TabPanel => ({
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
