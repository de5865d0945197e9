import { expect, type Locator, type Page } from '@playwright/test';
import { onFixture } from './sites';
import type { InputMethod } from './input-methods';

/** Phone and desktop. */
type Width = 360 | 1280;

/** A control, and its effect for a reader who uses it before anything else. */
type Control = Readonly<{
  name: string;
  /** The width at which it shows; by default both. */
  width?: Width;
  act: (page: Page, method: InputMethod) => Promise<void>;
  expectation: (page: Page, method: InputMethod) => Promise<void>;
  /** Whether the page remembers the action until a script arrives that reading does not wait for. */
  comesLater?: boolean;
}>;

/** Controls that a visit to one page uses in order. */
export type Visit = Readonly<{ address: string; controls: readonly Control[] }>;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dropdown = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main', exact: true }).locator('summary', { hasText: name });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
const status = (page: Page, words: string | RegExp): Locator => page.getByRole('status').filter({ hasText: words });
const code = (page: Page): Locator => page.getByRole('main').locator('.code-block');
const namespace = (page: Page): Locator => page.getByLabel('Namespace of your scans');
const searchField = (page: Page): Locator => page.getByRole('search', { name: 'Site search' }).getByLabel('Search');
const words = (page: Page, name: string): Locator => page.getByRole('searchbox', { name });

/** Words and a choice leave one entry; more words leave none, and then a button restores all. */
const filter = (label: string, typed: string, option: string, found: string, choice = 'Type'): Control => ({
  name: label,
  comesLater: true,
  act: async (page, { type, choose }) => {
    await type(words(page, label), typed);
    await choose(page.getByRole('main').getByRole('combobox', { name: choice }), option);
  },
  expectation: async (page, { press, type }) => {
    const form = page.locator('[data-filter]').filter({ has: words(page, label) });
    await expect(form.getByRole('status')).toHaveText(/^1 of \d+/);
    await expect(form.locator('[data-filter-row]:visible').getByRole('link').first()).toHaveText(found);
    await type(words(page, label), 'zzz');
    await press(button(page, 'Show all'));
    await expect(form.getByRole('status')).toHaveText(/^\d+ (?!of)/);
    await expect(words(page, label)).toHaveValue('');
    await expect(words(page, label)).toBeFocused();
  },
});

/** One mistake. */
const scan = '{apiVersion: execution.securecodebox.io/v1, kind: Scan, metadata: {name: shop}, spec: {scantype: nmap}}';

/** Every control of the site, on a page that has it. */
export const visits: readonly Visit[] = [
  {
    address: '/docs/getting-started/installation',
    controls: [
      {
        name: 'color mode',
        act: (page, { press }) => press(button(page, 'Dark mode')),
        expectation: async (page) => {
          await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
          await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        },
      },
      {
        name: 'category of the sidebar',
        width: 1280,
        act: (page, { press }) => press(page.getByLabel('Pages in Hooks', { exact: true })),
        expectation: (page) =>
          expect(sidebar(page).getByRole('link', { name: 'DefectDojo', exact: true })).toBeVisible(),
      },
      {
        name: 'contents of the page',
        width: 360,
        act: async (page, { press }) => {
          await press(page.locator('summary', { hasText: 'On this page' }));
          await press(
            page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The install script' }),
          );
        },
        expectation: async (page) => {
          await expect(page.getByRole('heading', { name: 'The install script', exact: true })).toBeInViewport();
          await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
        },
      },
      {
        name: 'tab',
        act: (page, { press }) => press(page.getByRole('tab', { name: 'AWS, IAM role' })),
        expectation: (page) => expect(page.getByRole('tabpanel', { name: 'AWS, IAM role' })).toBeVisible(),
      },
      {
        name: 'copy button of code',
        act: (page, { press }) => press(code(page).first().getByRole('button', { name: 'Copy' })),
        expectation: (page) => expect(status(page, 'Copied the code')).toBeVisible(),
      },
      {
        name: 'link of a heading',
        act: (page, { press }) =>
          press(page.getByRole('heading').getByRole('link', { name: 'The install script', exact: true })),
        expectation: async (page) => {
          await expect(status(page, 'Copied the link')).toBeVisible();
          await expect(page).toHaveURL(/#script$/);
        },
      },
      {
        name: 'copy button of the page',
        act: async (page, { press }) => {
          await press(page.getByRole('main').locator('summary', { hasText: 'Actions' }));
          await press(button(page, 'Copy page as Markdown'));
        },
        expectation: (page) => expect(status(page, 'Copied the page')).toBeVisible(),
      },
      {
        name: "reader's own name",
        act: async (page, { press, type }) => {
          await press(button(page, 'Use your own names in the commands'));
          await type(namespace(page), 'team-blue');
        },
        expectation: (page) => expect(code(page).getByText('team-blue', { exact: true }).first()).toBeVisible(),
      },
      {
        name: 'placeholders again',
        act: (page, { press }) => press(button(page, 'Use the placeholders again')),
        expectation: async (page) => {
          await expect(namespace(page)).toHaveValue('');
          await expect(code(page).getByText('team-blue', { exact: true })).toHaveCount(0);
        },
      },
    ],
  },
  {
    address: onFixture('/docs/guide/first'),
    controls: [
      {
        name: 'version menu',
        width: 1280,
        act: (page, { press }) => press(dropdown(page, 'Versions')),
        expectation: (page) => expect(page.getByText('Pick a version').first()).toBeVisible(),
      },
      {
        name: 'language menu',
        width: 1280,
        act: (page, { press }) => press(dropdown(page, 'Languages')),
        expectation: (page) => expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible(),
      },
      {
        name: 'announcement',
        act: (page, { press }) => press(button(page, 'Close announcement')),
        expectation: (page) => expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden(),
      },
      {
        name: 'phone menu',
        width: 360,
        act: (page, { press }) => press(button(page, 'Open menu')),
        expectation: async (page) => {
          await expect(menu(page).getByRole('link', { name: 'First', exact: true })).toBeFocused();
          await expect(menu(page).getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
          // The page behind it does not scroll.
          await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        },
      },
      {
        name: 'category in the phone menu',
        width: 360,
        act: (page, { press }) => press(menu(page).getByLabel('Pages in Reference')),
        expectation: (page) => expect(menu(page).getByRole('link', { name: 'values.yaml' })).toBeVisible(),
      },
      {
        name: 'way back to the main menu',
        width: 360,
        act: (page, { press }) => press(button(page, 'Back to main menu')),
        expectation: async (page) => {
          await expect(menu(page).getByRole('link', { name: 'Guide', exact: true })).toBeFocused();
          await expect(menu(page).getByRole('link', { name: 'values.yaml' })).toBeHidden();
        },
      },
      {
        name: 'close button of the phone menu',
        width: 360,
        act: (page, { press }) => press(button(page, 'Close menu')),
        expectation: async (page) => {
          await expect(menu(page)).toBeHidden();
          await expect(button(page, 'Open menu')).toBeFocused();
        },
      },
      {
        name: 'Escape in the phone menu',
        width: 360,
        act: async (page, { press }) => {
          await press(button(page, 'Open menu'));
          await expect(menu(page).getByRole('link', { name: 'First', exact: true })).toBeFocused();
          await page.keyboard.press('Escape');
        },
        expectation: async (page) => {
          await expect(menu(page)).toBeHidden();
          await expect(button(page, 'Open menu')).toBeFocused();
        },
      },
    ],
  },
  {
    address: '/docs/scanners',
    controls: [
      filter('Search scanners', 'nmap', 'Network', 'Nmap'),
      filter('Search this table', 'open port', 'amd64 and arm64', 'Nmap', 'Platform'),
    ],
  },
  { address: '/docs/hooks', controls: [filter('Search hooks', 'dojo', 'Persistence provider', 'DefectDojo')] },
  {
    address: '/tools/check',
    controls: [
      {
        name: 'text to check',
        comesLater: true,
        act: (page, { type }) => type(page.getByLabel('Manifest'), scan),
        expectation: async (page) => {
          await expect(status(page, '1 error in 1 resource.')).toBeVisible();
          await expect(page.getByLabel('Manifest')).toHaveValue(scan);
        },
      },
    ],
  },
  {
    address: '/tools/check',
    controls: [
      {
        name: 'example to check',
        comesLater: true,
        act: (page, { press }) => press(button(page, 'Try an example')),
        expectation: (page) => expect(status(page, /^\d+ errors/)).toBeVisible(),
      },
    ],
  },
  {
    address: '/tools/build',
    controls: [
      {
        name: 'name of the scan',
        comesLater: true,
        act: (page, { type }) => type(page.getByLabel('Name', { exact: true }), 'shop'),
        // If the script was faster, the name is not empty.
        expectation: (page) =>
          expect(page.getByRole('textbox', { name: 'Manifest' })).toHaveValue(/^ {2}name: \S*shop/m),
      },
    ],
  },
  {
    address: '/tools/errors',
    controls: [
      {
        name: 'example to look up',
        comesLater: true,
        act: (page, { press }) => press(button(page, 'Show an example')),
        expectation: (page) => expect(status(page, /known problems? match/)).toBeVisible(),
      },
    ],
  },
  {
    address: '/tools/errors',
    controls: [
      {
        name: 'text to look up',
        comesLater: true,
        act: (page, { type }) =>
          type(page.getByLabel('Log, events or status'), "ScanType 'nmpa' not found in 'scans' namespace"),
        expectation: (page) => expect(status(page, /known problems? match/)).toBeVisible(),
      },
    ],
  },
  {
    address: '/docs/hooks',
    controls: [
      {
        name: 'search button',
        width: 360,
        act: (page, { press }) => press(button(page, 'Search')),
        expectation: (page) => expect(searchField(page)).toBeFocused(),
      },
      {
        name: 'search box',
        comesLater: true,
        act: (page, { type }) => type(searchField(page), 'zap'),
        expectation: async (page) => {
          await expect(searchField(page)).toHaveValue('zap');
          await expect(page.getByRole('listbox')).toBeVisible();
        },
      },
    ],
  },
];
