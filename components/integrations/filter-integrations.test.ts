import { expect, it } from 'vitest';
import {
  filterIntegrations,
  type IntegrationFilter,
  type IntegrationItem,
  kindOf,
  noFilter,
  valuesOf,
} from './filter-integrations';

const item = (kind: IntegrationItem['kind'], title: string, type: string, usecase: string): IntegrationItem => ({
  kind,
  title,
  type,
  state: 'Released',
  usecase,
  href: `/${title}`,
});
const items = [
  item('scanner', 'Nmap', 'Network', 'Find hosts, open ports and services'),
  item('scanner', 'Trivy', 'Container', 'Find vulnerabilities in images'),
  item('hook', 'DefectDojo', 'Persistence provider', 'Import scan results'),
];
const titles = (filter: Partial<IntegrationFilter>): readonly string[] =>
  filterIntegrations(items, { ...noFilter, ...filter }).map(({ title }) => title);

it('shows everything without a filter', () => {
  expect(titles({})).toEqual(['Nmap', 'Trivy', 'DefectDojo']);
});

it('filters by kind and type', () => {
  expect(titles({ kind: 'hook' })).toEqual(['DefectDojo']);
  expect(titles({ kind: 'scanner', type: 'Container' })).toEqual(['Trivy']);
  expect(titles({ kind: 'hook', type: 'Container' })).toEqual([]);
});

it('filters by state', () => {
  expect(titles({ state: 'Released' })).toHaveLength(3);
  expect(titles({ state: 'Deprecated' })).toEqual([]);
});

it('finds words in any order and case, in name, use case and type', () => {
  expect(titles({ text: 'PORTS find' })).toEqual(['Nmap']);
  expect(titles({ text: 'persistence' })).toEqual(['DefectDojo']);
  expect(titles({ text: '  ' })).toHaveLength(3);
  expect(titles({ text: 'ports images' })).toEqual([]);
});

it('offers the types of the chosen kind, each once', () => {
  expect(valuesOf([...items, ...items], 'type', 'scanner')).toEqual(['Container', 'Network']);
  expect(valuesOf(items, 'type', 'all')).toEqual(['Container', 'Network', 'Persistence provider']);
});

it('knows of which kind all items are', () => {
  expect(kindOf(items)).toBe('all');
  expect(kindOf(items.slice(0, 2))).toBe('scanner');
  expect(kindOf(items.slice(2))).toBe('hook');
});
