/** A package as `package-lock.json` has it (version 3 of its format). */
export type LockedPackage = Readonly<{
  /** Where it is installed: `node_modules/a/node_modules/@b/c`. */
  path: string;
  name: string;
  version?: string;
  license?: string;
  /** Subresource integrity of its archive. */
  integrity?: string;
  /** Download address of its archive. */
  resolved?: string;
  /** Symbolic link to a folder of the project. */
  link?: boolean;
}>;

export type LockFile = Readonly<{ version: number; packages: readonly LockedPackage[] }>;

/** Reads the packages, sorted by path; throws if the text is not JSON. */
export function readLockFile(text: string): LockFile {
  const { lockfileVersion = 0, packages = {} } = JSON.parse(text) as {
    readonly lockfileVersion?: number;
    readonly packages?: Readonly<Record<string, Partial<LockedPackage>>>;
  };
  const paths = Object.keys(packages).filter((path) => path !== '');
  const nameOf = (path: string): string => path.replace(/.*node_modules\//, '');
  return {
    version: lockfileVersion,
    packages: paths.sort().map((path) => ({ name: nameOf(path), ...packages[path], path })),
  };
}
