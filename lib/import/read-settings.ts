import path from 'node:path/posix';
import { parse } from 'yaml';
import { type Fields, fieldsOf, textOf } from './fields';
import { readExport } from './read-values';
import type { OldSite } from './types';

/** Reads a settings file with any of Docusaurus's extensions; `undefined` if there is none. */
export function readSettingsFile(source: OldSite, stem: string): unknown {
  const file = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.json', '.yml', '.yaml', '']
    .map((ending) => stem + ending)
    .find((name) => source.files.has(name));
  if (file === undefined) return undefined;
  return /\.(json|ya?ml)$/.test(file) ? parse(source.read(file)) : readExport(source.read(file));
}

/** Settings of docs: their folder, route, sidebars file and excluded files. */
const docsSettings = (docs: Fields, sidebars = '') => ({
  docs: path.normalize(textOf(docs['path']) ?? 'docs'),
  docsRoute: path.join('/', String(docs['routeBasePath'] ?? 'docs')),
  sidebars: path.normalize(textOf(docs['sidebarPath']) ?? sidebars).replace(/\.[cm]?[jt]s(on)?$/, ''),
  exclude: [docs['exclude'] ?? []].flat().map(String),
});

/** Reads the old site's folders and routes from its configuration, as far as they are plain values. */
export function readSettings(source: OldSite) {
  const config = fieldsOf(readSettingsFile(source, 'docusaurus.config'));
  const all = [config['presets'], config['plugins']]
    .flat()
    .filter(Array.isArray)
    .map(([name, options]) => [name, fieldsOf(options)] as const);
  // Of several instances, the unnamed one comes first.
  const optionsOf = (part: 'docs' | 'blog'): Fields[] => {
    const found = all.map(([name, options]) => (String(name).endsWith(`content-${part}`) ? options : options[part]));
    const isNamed = ({ id = 'default' }: Fields): boolean => id !== 'default';
    return found
      .filter(Boolean)
      .map(fieldsOf)
      .sort((a, b) => Number(isNamed(a)) - Number(isNamed(b)));
  };
  const [docs = {}, ...others] = optionsOf('docs');
  const [blog = {}] = optionsOf('blog');
  return {
    title: textOf(config['title']) ?? 'the site',
    url: textOf(config['url']) ?? '',
    baseUrl: path.join('/', textOf(config['baseUrl']) ?? '', '/'),
    ...docsSettings(docs, 'sidebars'),
    others: others.map((each) => docsSettings(each)),
    blog: path.normalize(textOf(blog['path']) ?? 'blog'),
    blogRoute: path.join('/', String(blog['routeBasePath'] ?? 'blog')),
  };
}

/** Folders and addresses of the old site. */
export type OldSettings = Readonly<ReturnType<typeof readSettings>>;
