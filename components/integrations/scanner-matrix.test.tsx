// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { installFilters } from '../behavior/filters';
import { uninstallAfterEach } from '../behavior/uninstall-after-each.test-util';
import { type MatrixScanner, ScannerMatrix } from './scanner-matrix';

uninstallAfterEach();

const scanners: readonly MatrixScanner[] = [
  {
    title: 'Nmap',
    href: '/docs/scanners/nmap',
    facts: {
      checks: [],
      platforms: ['amd64', 'arm64'],
      user: '1001',
      internet: { needed: 'no' },
      categories: ['Open Port', 'Host'],
      rules: ['nmap-smb'],
    },
  },
  {
    title: 'Trivy',
    href: '/docs/scanners/trivy',
    facts: {
      checks: [],
      platforms: ['amd64'],
      rights: 'Reads the cluster',
      internet: { needed: 'partly', for: 'Databases' },
      categories: [],
      otherCategories: 'By the rule',
      rules: [],
    },
  },
];

const cells = (): (string | null)[][] =>
  [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
    .filter(({ hidden }) => !hidden)
    .map((row) => [...row.cells].map(({ textContent }) => textContent));

const choose = (name: string, value: string): void => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (select) select.value = value;
  select?.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<ScannerMatrix scanners={scanners} />);
  installFilters();
});

it('shows what each scanner needs and comes with', () => {
  expect(cells()).toEqual([
    ['Nmap', 'amd64, arm64', 'User 1001', 'No', 'Open Port, Host', 'nmap-smb'],
    ['Trivy', 'amd64', 'As the image says. Reads the cluster', 'In part. Databases', 'By the rule', 'None'],
  ]);
});

it.each([
  ['platform', 'arm64', 'Nmap'],
  ['platform', 'amd64', 'Trivy'],
  ['user', 'fixed', 'Nmap'],
  ['user', 'open', 'Trivy'],
  ['internet', 'partly', 'Trivy'],
])('leaves by the choice of %s %s only %s', (name, value, title) => {
  choose(name, value);
  expect(cells().map(([first]) => first)).toEqual([title]);
});
