import type { ContentIssue } from '../errors/content-issue';
import type { LockFile } from './lock-file';

export type ManifestCheck = Readonly<{
  /** Text of `package.json`. */
  manifest: string;
  /** Text of `.npmrc`. */
  npmrc: string;
  /** Text of `CONTRIBUTING.md`, whose table says what each package is for. */
  contributing: string;
  lock: LockFile;
}>;

type Dependencies = Readonly<Record<string, string>>;

const requiredSettings = ['save-exact=true', 'ignore-scripts=true'];
const lifecycle = /^(pre|post)?(install|prepare|publish|pack)$/;

const issue = (file: string, rule: string, message: string, hint: string): ContentIssue => ({
  file,
  rule,
  severity: 'error',
  message,
  hint,
});

/** The names in the first column of the table below the heading, `*` standing for any ending. */
function justified(contributing: string): RegExp[] {
  const [, section = ''] = contributing.split(/^## Why each package is here$/m);
  const cells = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\|([^|]+)\|[^|]*\w[^|]*\|\s*$/gm)].map(
    ([, cell = '']) => cell,
  );
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return names.map((name) => new RegExp(`^${name.replace(/[.+]/g, '\\$&').replace('*', '.+')}$`));
}

function checkPins(dependencies: Dependencies, { packages }: LockFile): ContentIssue[] {
  const locked = new Map(packages.map(({ path, version }) => [path, version]));
  return Object.entries(dependencies).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      return [issue('package.json', 'pin', `${name} is not pinned: "${version}".`, 'Write one exact version.')];
    const installed = locked.get(`node_modules/${name}`);
    if (installed === version) return [];
    return [
      issue(
        'package.json',
        'pin',
        `${name} is ${version} here and ${installed ?? 'missing'} in the lock file.`,
        'Run: npm install --package-lock-only',
      ),
    ];
  });
}

function checkReasons(dependencies: Dependencies, contributing: string): ContentIssue[] {
  const patterns = justified(contributing);
  return Object.keys(dependencies)
    .filter((name) => !patterns.some((pattern) => pattern.test(name)))
    .map((name) =>
      issue(
        'CONTRIBUTING.md',
        'reason',
        `Nothing says why ${name} is here.`,
        'Add it to the table "Why each package is here", or remove it.',
      ),
    );
}

/** Takes the project's settings and gives an issue for each direct package without an exact version or a reason, and each way in which installing would run foreign code. */
export function checkManifest({ manifest, npmrc, contributing, lock }: ManifestCheck): ContentIssue[] {
  const {
    dependencies = {},
    devDependencies = {},
    scripts = {},
  } = JSON.parse(manifest) as Record<string, Dependencies | undefined>;
  const all = { ...dependencies, ...devDependencies };
  const settings = new Set(npmrc.split(/\r?\n/).map((line) => line.trim()));
  return [
    ...checkPins(all, lock),
    ...checkReasons(all, contributing),
    ...requiredSettings
      .filter((setting) => !settings.has(setting))
      .map((setting) => issue('.npmrc', 'npm-setting', `The line ${setting} is missing.`, 'Add it.')),
    ...Object.keys(scripts)
      .filter((name) => lifecycle.test(name))
      .map((name) =>
        issue(
          'package.json',
          'install-script',
          `"${name}" runs at install.`,
          'Give it another name, and call it where it is needed.',
        ),
      ),
  ];
}
