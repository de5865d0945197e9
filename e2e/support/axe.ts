import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colorModes, setColorMode } from './color-mode';

/** axe minified, which a browser parses in half the time, and without copies of the checked markup: findings give selectors. */
const axeSource = `if (!window.axe) {
${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ noHtml: true });
}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A finding: the rule, its requirement, and where it is violated. */
type Finding = Readonly<{ rule: string; help: string; selectors: readonly string[] }>;

/** Rules that depend on colors, which differ between modes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on style sheets. They take axe most of its time. */
const styleRules = [...colorRules, 'target-size'];

type AxeOptions = Readonly<{
  /** Selector of the part to check; by default the whole page. */ part?: string | undefined;
  /** The rules to check; by default all. */ rules?: 'without style' | 'of colors' | undefined;
}>;

/** Runs axe with the rules of WCAG 2.0 to 2.2, A and AA, and best practice on a page or a part of it, and returns its findings. */
export async function findBarriers(page: Page, { part, rules }: AxeOptions = {}): Promise<Finding[]> {
  const hasFrames = page.frames().length > 1;
  // A page without frames is checked in place, in half the time, with a single injection of axe, which the builder would inject twice.
  if (!hasFrames) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: hasFrames ? axeSource : ';' })
    .setLegacyMode(!hasFrames)
    // Without refetching style sheets, which the policy of the live-code frame forbids.
    .options({ preload: false, resultTypes: ['violations'] });
  if (rules === 'of colors') axe.withRules(colorRules);
  else axe.withTags(tags).disableRules(rules === 'without style' ? styleRules : []);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    selectors: nodes.map(({ target }) => target.join(' ')),
  }));
}

export async function expectNoBarriers(page: Page, options?: AxeOptions): Promise<void> {
  expect(await findBarriers(page, options)).toEqual([]);
}

/** Checks a page, or a part of it, in light mode, and its colors also in dark mode; findings do not end the test. */
export async function expectNoBarriersInAnyMode(page: Page, label: string, options?: AxeOptions): Promise<void> {
  for (const mode of colorModes) {
    await setColorMode(page, mode);
    const rules = mode === 'light' ? undefined : 'of colors';
    expect.soft(await findBarriers(page, { ...options, rules }), `${label}, ${mode}`).toEqual([]);
  }
}
