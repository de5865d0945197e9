import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { offlineRoutes } from '../lib/config/routes';
import { site } from '../lib/config/site';
import { digestOf, writeChecksums } from '../lib/export/checksums';
import { offlinePolicy, policyMeta } from '../lib/hosting/policy';
import { type OfflineFiles, offlineFiles } from '../lib/offline/offline-files';
import { packZip } from '../lib/offline/pack-zip';
import { listFilesBelow } from '../lib/files/list-files-below';
import { writeAtomically } from '../lib/files/write-atomically';
import { namedScripts, scriptEntries } from '../lib/site/browser-scripts';
import { bundle } from './build-browser-scripts';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';

// Makes the offline edition of what `npm run build` made: a zip file and its digest, in `out/downloads/`.

readArguments({});

const source = 'out';
const { zip: zipRoute, digest: digestRoute } = offlineRoutes(site);
const name = path.posix.basename(zipRoute, '.zip');

/** Folders that `npm run build:locale` adds, each beside a page of the same name. */
const otherLanguages = site.locales.map(({ baseUrl }) => baseUrl.slice(site.baseUrl.length, -1)).filter(Boolean);

/** Opened from a folder, pages reach other files and search its engine in other ways; all other code is the same. */
const fromFolder: Plugin = {
  name: 'from-folder',
  setup: ({ onResolve }) =>
    onResolve(
      { filter: /\/(?:address-of|site-files|search-source|check-engine|errors-engine)$/ },
      ({ path: file }) => ({ path: path.resolve('components/offline', `${path.basename(file)}.ts`) }),
    ),
};

const bundleProgram = (): Promise<Uint8Array> => {
  const { docs, toolkit, search } = site;
  const edition = { docsVersion: docs.versions[0]?.name, version: toolkit.version, results: search.maxSearchResults };
  const define = { edition: JSON.stringify(edition) };
  return bundle('lib/offline/search-program.ts', { format: 'esm', platform: 'node', target: 'node20', define });
};

const readme = `secureCodeBox ${site.toolkit.version}: the documentation and the blog, without a network

Open index.html in a browser. Any web server can serve this folder too, below any path.

node search.mjs "query"    prints what the search of the site finds
node search.mjs --mcp      speaks the Model Context Protocol over stdio: tools "search" and "read"
llms.txt                   lists every page as Markdown
sbom.cdx.json              lists the packages that this was built with
`;

async function editionFiles(): Promise<OfflineFiles> {
  const scripts = Object.entries({ ...scriptEntries, ...namedScripts })
    // The edition has no page for unknown addresses, and `file:` pages cannot start workers.
    .filter(([script]) => script !== 'notFound' && !/worker$/i.test(script))
    .map(async ([script, entry]) => [`static/${script}.js`, await bundle(entry, { plugins: [fromFolder] })] as const);
  const edition = offlineFiles({
    folder: source,
    files: listFilesBelow(source).filter(
      (file) => !/^downloads\/|\.(?:br|gz)$/.test(file) && !otherLanguages.includes(file.replace(/\.html$|\/.*/s, '')),
    ),
    site,
    scripts: new Map(await Promise.all(scripts)),
    policy: policyMeta(offlinePolicy),
  });
  return new Map([
    ...edition,
    ['search.mjs', await bundleProgram()],
    ['README.txt', readme],
    ['LICENSE', readFileSync('LICENSE')],
  ]);
}

if (!existsSync(path.join(source, 'index.html'))) refuse(`${source} contains no site yet. Run: npm run build`, 1);
const zip = packZip(name, await editionFiles());
const size = `${(zip.length / 2 ** 20).toFixed(2)} MiB, ${zip.length.toLocaleString('en')} bytes`;
// `sha256sum --check` takes a line that starts with # as a comment.
const digest = `# ${size}\n${digestOf(zip)}  ${name}.zip\n`;
rmSync(path.join(source, path.dirname(zipRoute)), { recursive: true, force: true });
writeAtomically(path.join(source, zipRoute), zip);
writeAtomically(path.join(source, digestRoute), digest);
// The checksums cover every file of the build.
writeChecksums(source);
console.log(digest);
