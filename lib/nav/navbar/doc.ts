import { suggestName } from '../../errors/nearest-name';
import { sidebarOf } from '../sidebar-of';
import { latestVersion, type NavbarKind, sidebarBasePath } from './navbar-kind';

export const doc: NavbarKind<'doc'> = ({ docId, label, position, className }, { site, content, fail }) => {
  const docs = content.docs.filter(({ version }) => version === latestVersion(site));
  const target = docs.find(({ id }) => id === docId);
  if (!target) {
    const ids = docs.map(({ id }) => id);
    const hint = suggestName(docId, ids, 'Give the id of a doc, such as "getting-started/installation".');
    return fail('docId', `DocNavbarItem: there is no doc with the id "${docId}".`, hint);
  }
  if (target.draft)
    return fail(
      'docId',
      `DocNavbarItem: the doc "${docId}" is a draft, which readers do not get.`,
      'Delete "draft: true" in the front matter of that doc, or remove the item.',
    );
  return {
    kind: 'link',
    label: label ?? target.sidebarLabel,
    href: target.route,
    external: false,
    versioned: true,
    position,
    className,
    activeBasePath: sidebarBasePath(sidebarOf(target.folder, site), site),
  };
};
