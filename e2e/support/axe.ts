import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colorModes, setColorMode } from './color-mode';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line a finding: the rule, what it asks, and where it is broken. */
type Finding = Readonly<{ rule: string; help: string; places: readonly string[] }>;

type What = Readonly<{
  /** Selects the part of the page that is judged; all of it by default. */ part?: string | undefined;
  /** Rules that are left out. */ without?: readonly string[];
}>;

/** Runs axe with the rules of WCAG 2.0 to 2.2, A and AA, and best practice over a page, or a part of it, and gives what it finds. */
export async function findBarriers(page: Page, { part, without = [] }: What = {}): Promise<Finding[]> {
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page })
    // A page without frames is judged in place, in half the time.
    .setLegacyMode(!hasFrames)
    // Without fetching style sheets a second time, which the policy of a live block's frame forbids.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules([...without]);
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

/** Judges a page, or a part of it, in each color mode; a finding does not end the test. */
export async function expectNoBarriersInAnyMode(page: Page, label: string, what?: What): Promise<void> {
  for (const mode of colorModes) {
    await setColorMode(page, mode);
    expect.soft(await findBarriers(page, what), `${label}, ${mode}`).toEqual([]);
  }
}
