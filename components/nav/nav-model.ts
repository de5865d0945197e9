import type { NavbarEntry, ShellModel } from '@/lib/site/types';

/** What the navbar and the mobile menu are drawn from. */
export type NavModel = Pick<ShellModel, 'baseUrl' | 'navbar' | 'versions' | 'locales' | 'locale'>;

const uses = (entries: readonly NavbarEntry[], kinds: readonly NavbarEntry['kind'][]): boolean =>
  entries.some((entry) => kinds.includes(entry.kind) || (entry.kind === 'dropdown' && uses(entry.items, kinds)));

/** Takes the model of the frame and gives what the navbar needs in the browser: versions, whose map lists every route, and languages only where an entry shows them, because all of it stands in the data of every page. */
export function navModel({ baseUrl, navbar, versions, locales, locale }: ShellModel): NavModel {
  return {
    baseUrl,
    navbar,
    versions: uses(navbar, ['docsVersion', 'docsVersionDropdown']) ? versions : [],
    locales: uses(navbar, ['localeDropdown']) ? locales : [],
    locale,
  };
}
