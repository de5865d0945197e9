/** A package of `package-lock.json` (version 3 of its format). */
export type LockedPackage = Readonly<{
  /** Where it is installed: `node_modules/a/node_modules/@b/c`. */
  path: string;
  name: string;
  version: string;
  license?: string;
  /** Subresource integrity of its archive. */
  integrity?: string;
  /** Where its archive came from. */
  resolved?: string;
  isDev: boolean;
  isOptional: boolean;
  /** Symbolic link to a folder of the project. */
  isLink: boolean;
  dependencies: readonly string[];
}>;

export type LockFile = Readonly<{
  version: number;
  root: Readonly<{ name: string; version: string; license?: string; dependencies: readonly string[] }>;
  packages: readonly LockedPackage[];
}>;

type Entry = Readonly<{
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
}> &
  Readonly<Partial<Record<DependencyField, Readonly<Record<string, string>>>>>;

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
type DependencyField = (typeof dependencyFields)[number];

const dependenciesOf = (entry: Entry): string[] =>
  [...new Set(dependencyFields.flatMap((field) => Object.keys(entry[field] ?? {})))].sort();

const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const toPackage = (path: string, entry: Entry): LockedPackage => ({
  path,
  name: entry.name ?? nameIn(path),
  version: entry.version ?? '',
  license: entry.license,
  integrity: entry.integrity,
  resolved: entry.resolved,
  isDev: entry.dev === true || entry.devOptional === true,
  isOptional: entry.optional === true || entry.devOptional === true,
  isLink: entry.link === true,
  dependencies: dependenciesOf(entry),
});

/** Takes the text of a lock file and gives its packages, sorted by path; throws where it is no JSON. */
export function readLockFile(text: string): LockFile {
  const { lockfileVersion = 0, packages = {} } = JSON.parse(text) as {
    readonly lockfileVersion?: number;
    readonly packages?: Readonly<Record<string, Entry>>;
  };
  const { '': root = {}, ...others } = packages;
  return {
    version: lockfileVersion,
    root: {
      name: root.name ?? '',
      version: root.version ?? '',
      license: root.license,
      dependencies: dependenciesOf(root),
    },
    packages: Object.keys(others)
      .sort()
      .map((path) => toPackage(path, others[path] ?? {})),
  };
}

/** Finds the package that a name means for the package at a path, as Node looks it up: nearest folder first. */
export function resolvePackage(
  name: string,
  from: string,
  byPath: ReadonlyMap<string, LockedPackage>,
): LockedPackage | undefined {
  let folder = from;
  while (folder !== '') {
    const found = byPath.get(`${folder}/node_modules/${name}`);
    if (found) return found;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
  return byPath.get(`node_modules/${name}`);
}
