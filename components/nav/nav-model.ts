import type { NavbarEntry, ShellModel } from '@/lib/site/types';

/** What the navbar and the mobile menu are drawn from. */
export type NavModel = Pick<ShellModel, 'navbar' | 'versions' | 'locales' | 'locale'>;

const uses = (entries: readonly NavbarEntry[], kinds: readonly NavbarEntry['kind'][]): boolean =>
  entries.some((entry) => kinds.includes(entry.kind) || (entry.kind === 'dropdown' && uses(entry.items, kinds)));

/** What the navbar needs in the browser. The map of versions lists every route and stands in the data of every page, so it comes only where there is more than one version, or an entry names it. */
export function navModel({ navbar, versions, locales, locale }: ShellModel): NavModel {
  return {
    navbar,
    versions: versions.length > 1 || uses(navbar, ['docsVersion', 'docsVersionDropdown']) ? versions : [],
    locales: uses(navbar, ['localeDropdown']) ? locales : [],
    locale,
  };
}
