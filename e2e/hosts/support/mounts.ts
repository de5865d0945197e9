import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { HostSite, Redirect } from '../../../lib/hosting/host-rules';
import { site as main } from '../../../lib/config/site';
import type { SiteConfig } from '../../../lib/config/site-schema';
import { listFilesBelow } from '../../../lib/files/list-files-below';
import { hostSite } from '../../../lib/site/host-site';
import { site as fixture } from '../../fixture-site/site';
import { fixtureSite, mainSite } from '../../support/sites';

/** An exported site at a place on a host. */
export type Mount = Readonly<{
  site: HostSite;
  /** Folder of the exported files. */
  folder: string;
  /** Folder that the host has as its root. */
  root: string;
}>;

/** An address that no page has, to make the tests independent of the actual redirects. */
const moved: Redirect = { from: '/moved/for-tests', to: '/docs#moved' };

/** Links an export at a path below a new root, beside a file that must never be served. */
function mount(values: SiteConfig, folder: string, baseUrl = values.baseUrl): Mount {
  const mountFolder = path.resolve('.cache/hosts', baseUrl.replaceAll('/', '') || 'root');
  const root = baseUrl === '/' ? path.resolve(folder) : mountFolder;
  // Keep an existing link: another server may be using it.
  const link = path.join(mountFolder, baseUrl.replaceAll('/', ''));
  if (baseUrl !== '/' && !lstatSync(link, { throwIfNoEntry: false })) {
    mkdirSync(mountFolder, { recursive: true });
    symlinkSync(path.resolve(folder), link);
  }
  return { site: { ...hostSite({ ...values, baseUrl }, []), redirects: [moved] }, folder, root };
}

/** The site at a host's root and below a path. The links within pages do not affect how a host responds. */
export const mounts = (): Mount[] => [
  mount(main, mainSite.folder, '/'),
  mount(main, mainSite.folder, '/docs-preview/'),
  mount(fixture, fixtureSite.folder),
];

/** Both sites at the paths they were built for, for tests in browsers. */
export const builtMounts = (): Mount[] => [mount(main, mainSite.folder), mount(fixture, fixtureSite.folder)];

const isCompressedForm = (file: string, all: ReadonlySet<string>): boolean =>
  /\.(?:br|gz)$/.test(file) && all.has(file.replace(/\.(?:br|gz)$/, ''));

/** Files of a mount that readers ask for. */
export function servedFiles({ folder }: Mount): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: run npm run build first.`);
  const all = new Set(listFilesBelow(folder));
  return [...all].filter((file) => !isCompressedForm(file, all));
}

export const readFile = ({ folder }: Mount, file: string): Buffer => readFileSync(path.join(folder, file));

export const hasCompressedForm = ({ folder }: Mount, file: string): boolean =>
  existsSync(path.join(folder, `${file}.br`));

/** Whether a file is a page with its own address. */
export const isPage = (file: string): boolean =>
  file.endsWith('.html') && !/^(?:404\.html|_not-found\.html|live\/)/.test(file);

/** Address of a page. */
export function pageAddress({ site: { baseUrl } }: Mount, file: string): string {
  const clean = `${baseUrl}${file.replace(/(?:^index)?\.html$/, '')}`;
  return clean === '/' ? clean : clean.replace(/\/$/, '');
}
