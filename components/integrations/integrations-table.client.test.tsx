// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IntegrationItem } from './filter-integrations';
import { IntegrationsTable } from './integrations-table.client';

const items: readonly IntegrationItem[] = [
  {
    kind: 'scanner',
    type: 'Network',
    state: 'Released',
    usecase: 'Find open ports',
    title: 'Nmap',
    href: '/docs/scanners/nmap',
    appVersion: '7.93',
    upstream: 'https://nmap.org/',
  },
  {
    kind: 'scanner',
    type: 'SSH',
    state: 'Deprecated',
    usecase: 'Check servers',
    title: 'SSH',
    href: '/docs/scanners/ssh',
  },
];

let root: Root;
const rows = (): (string | null)[][] =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app') as HTMLElement);
  act(() => root.render(<IntegrationsTable label="Scanners" items={items} />));
});
afterEach(() => act(() => root.unmount()));

it('puts scanners side by side: use, target, state, version and project', () => {
  expect(rows()).toEqual([
    ['Nmap', 'Find open ports', 'Network', 'Released', '7.93', 'nmap.org'],
    ['SSH', 'Check servers', 'SSH', 'Deprecated', '', ''],
  ]);
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/docs/scanners/nmap');
});

it('shows those of the chosen state, and says how many', () => {
  const state = document.querySelectorAll('select')[1] as HTMLSelectElement;
  act(() => {
    state.value = 'Deprecated';
    state.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(rows().map(([name]) => name)).toEqual(['SSH']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('1 of 2 scanners');
});
