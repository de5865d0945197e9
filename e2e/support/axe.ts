import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colorModes, setColorMode } from './color-mode';

/** axe in its short form, which a browser reads in half the time, without the markup of what it looks at: findings name places. */
const axeSource = `if (!window.axe) {
${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ noHtml: true });
}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line a finding: the rule, what it asks, and where it is broken. */
type Finding = Readonly<{ rule: string; help: string; places: readonly string[] }>;

/** Rules whose outcome lies in colors, which differ from mode to mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose outcome lies in style sheets. They take axe most of its time. */
const styleRules = [...colorRules, 'target-size'];

type What = Readonly<{
  /** Selects the part of the page that is judged; all of it by default. */ part?: string | undefined;
  /** The rules to go by; all by default. */ rules?: 'without style' | 'of colors' | undefined;
}>;

/** Runs axe with the rules of WCAG 2.0 to 2.2, A and AA, and best practice over a page, or a part of it, and gives what it finds. */
export async function findBarriers(page: Page, { part, rules }: What = {}): Promise<Finding[]> {
  const hasFrames = page.frames().length > 1;
  // A page without frames is judged in place, in half the time, and gets axe once: the builder would bring it twice.
  if (!hasFrames) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: hasFrames ? axeSource : ';' })
    .setLegacyMode(!hasFrames)
    // Without fetching style sheets a second time, which the policy of a live block's frame forbids.
    .options({ preload: false, resultTypes: ['violations'] });
  if (rules === 'of colors') axe.withRules(colorRules);
  else axe.withTags(tags).disableRules(rules === 'without style' ? styleRules : []);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target }) => target.join(' ')),
  }));
}

export async function expectNoBarriers(page: Page, what?: What): Promise<void> {
  expect(await findBarriers(page, what)).toEqual([]);
}

/** Judges a page, or a part of it, in one color mode, and its colors in the other too; a finding does not end the test. */
export async function expectNoBarriersInAnyMode(page: Page, label: string, what?: What): Promise<void> {
  for (const mode of colorModes) {
    await setColorMode(page, mode);
    const rules = mode === 'light' ? undefined : 'of colors';
    expect.soft(await findBarriers(page, { ...what, rules }), `${label}, ${mode}`).toEqual([]);
  }
}
