import { createHash } from 'node:crypto';
import { type LockedPackage, type LockFile, resolvePackage } from './lock-file';

/** Gives a package's address (package-url specification, type npm). */
export function packageUrl(name: string, version: string): string {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const start = scope === undefined ? '' : `${encodeURIComponent(scope)}/`;
  return `pkg:npm/${start}${encodeURIComponent(bare ?? '')}@${encodeURIComponent(version)}`;
}

/** One expression says more than one license; a single one is named by its SPDX id. */
const licensesOf = (license: string | undefined): object =>
  license === undefined
    ? {}
    : { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] };

const hashesOf = (integrity: string | undefined): object =>
  integrity?.startsWith('sha512-') === true
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
    : {};

const reference = ({ name, version }: LockedPackage): string => packageUrl(name, version);

function component(locked: LockedPackage): object {
  const { name, version, license, integrity, isDev, isOptional } = locked;
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': reference(locked),
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    scope: isDev ? 'excluded' : isOptional ? 'optional' : 'required',
    ...hashesOf(integrity),
    ...licensesOf(license),
    purl: reference(locked),
  };
}

/** The same version may be installed in several folders: it is one component, needed if any of them is. */
function distinct(packages: readonly LockedPackage[]): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const locked of packages) {
    const other = found.get(reference(locked));
    const merged = other && {
      ...locked,
      isDev: locked.isDev && other.isDev,
      isOptional: locked.isOptional && other.isOptional,
    };
    found.set(reference(locked), merged ?? locked);
  }
  return [...found.values()].sort((a, b) => (reference(a) < reference(b) ? -1 : 1));
}

function dependencyGraph({ root, packages }: LockFile, rootReference: string): object[] {
  const byPath = new Map(packages.map((locked) => [locked.path, locked]));
  const targets = (names: readonly string[], from: string): string[] =>
    names.flatMap((name) => {
      const found = resolvePackage(name, from, byPath);
      return found ? [reference(found)] : [];
    });
  const graph = new Map<string, Set<string>>([[rootReference, new Set(targets(root.dependencies, ''))]]);
  for (const locked of packages) {
    const known = graph.get(reference(locked)) ?? new Set();
    graph.set(reference(locked), new Set([...known, ...targets(locked.dependencies, locked.path)]));
  }
  return [...graph.keys()].sort().map((ref) => ({ ref, dependsOn: [...(graph.get(ref) ?? [])].sort() }));
}

/** A UUID made from content (RFC 9562, version 8), so that the same packages give the same bytes. */
function contentUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Takes a lock file and the version of Node.js that builds, and gives the bill of materials of all packages (CycloneDX 1.6, JSON); it holds no date, so that builds repeat. */
export function buildSbom(lock: LockFile, nodeVersion: string): string {
  const { root, packages } = lock;
  const rootReference = packageUrl(root.name, root.version);
  const content = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': rootReference,
        name: root.name,
        version: root.version,
        ...licensesOf(root.license),
        purl: rootReference,
      },
      properties: [{ name: 'node:version', value: nodeVersion }],
    },
    components: distinct(packages).map(component),
    dependencies: dependencyGraph(lock, rootReference),
  };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${contentUuid(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
  return `${JSON.stringify(bom)}\n`;
}
