import { firstLink } from '../sidebar-links';
import { latestVersion, type NavbarKind, sidebarBasePath } from './navbar-kind';

export const docSidebar: NavbarKind<'docSidebar'> = (item, { site, sidebars, fail }) => {
  const { sidebarId, label, position, className } = item;
  const sidebar = sidebars.find(({ id, version }) => id === sidebarId && version === latestVersion(site));
  const target = sidebar && firstLink(sidebar.items);
  if (!target) {
    const known = site.docs.sidebars.map(({ id }) => id);
    const hint = known.includes(sidebarId)
      ? 'Add a page to the folder of this sidebar, or remove the item.'
      : `Use one of: ${known.join(', ')}.`;
    const message = `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`;
    return fail('sidebarId', message, hint);
  }
  return {
    kind: 'link',
    label: label ?? target.label,
    href: target.route,
    external: false,
    versioned: true,
    position,
    className,
    activeBasePath: sidebarBasePath(sidebarId, site),
  };
};
