// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installReports } from './reports';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const report =
  'https://example.com/issues/new?title=Docs%3A+Nmap&body=Page%3A+https%3A%2F%2Fdocs.example%2Fnmap%0AToolkit%3A+5';
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<a data-report href="${report}">Report</a><button data-copy-report></button>
    <div class="prose"><h2 id="limits"><a href="#limits" class="heading-anchor">Limits</a></h2></div>`;
});

it.each(['pointerover', 'focusin'])('gives a heading one link to a report of its section on %s', (type) => {
  installReports();
  for (let time = 0; time < 2; time++) find('h2 a').dispatchEvent(new Event(type, { bubbles: true }));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('h2 .heading-report')];
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(['Report a problem in: Limits']);
  expect(find('h2').ariaLabel).toBe('Limits');
  const { origin, pathname, searchParams } = new URL(links[0]?.href ?? '');
  expect(origin + pathname).toBe('https://example.com/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Docs: Nmap – Limits',
    body: 'Page: https://docs.example/nmap#limits\nToolkit: 5',
  });
});

it('adds no link on a page that has no report', () => {
  find('[data-report]').remove();
  installReports();
  find('h2').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(document.querySelector('.heading-report')).toBeNull();
});

it('copies the report as text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  installReports();
  find('[data-copy-report]').click();
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(writeText).toHaveBeenCalledWith('Docs: Nmap\n\nPage: https://docs.example/nmap\nToolkit: 5');
  vi.unstubAllGlobals();
});
