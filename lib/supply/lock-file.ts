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
  isOptional: boolean;
  /** Symbolic link to a folder of the project. */
  isLink: boolean;
}>;

export type LockFile = Readonly<{ version: number; packages: readonly LockedPackage[] }>;

type Entry = Readonly<{
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
}>;

const toPackage = (path: string, entry: Entry): LockedPackage => ({
  path,
  name: entry.name ?? path.replace(/.*node_modules\//, ''),
  version: entry.version ?? '',
  license: entry.license,
  integrity: entry.integrity,
  resolved: entry.resolved,
  isOptional: entry.optional === true || entry.devOptional === true,
  isLink: entry.link === true,
});

/** Packages sorted by path; throws where the text is no JSON. */
export function readLockFile(text: string): LockFile {
  const { lockfileVersion = 0, packages = {} } = JSON.parse(text) as {
    readonly lockfileVersion?: number;
    readonly packages?: Readonly<Record<string, Entry>>;
  };
  const paths = Object.keys(packages).filter((path) => path !== '');
  return { version: lockfileVersion, packages: paths.sort().map((path) => toPackage(path, packages[path] ?? {})) };
}
