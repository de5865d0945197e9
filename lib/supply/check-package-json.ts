import type { ContentIssue } from '../errors/content-issue';
import { fileIssue } from './file-issue';
import type { LockFile } from './lock-file';

/** Texts of `package.json`, `.npmrc` and `CONTRIBUTING.md`, whose table says what each package is for, and the lock file. */
type PackageJsonCheck = Readonly<Record<'manifest' | 'npmrc' | 'contributing', string> & { lock: LockFile }>;

const requiredSettings = ['save-exact=true', 'ignore-scripts=true'];
const lifecycle = /^(pre|post)?(install|prepare|publish|pack)$/;

/** Patterns for the names in the table's first column; `*` stands for any ending. */
function justifiedPatterns(contributing: string): RegExp[] {
  const [, section = ''] = contributing.split(/^## Why each package is here$/m);
  const cells = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\|([^|]+)\|[^|]*\w[^|]*\|\s*$/gm)].map(
    ([, cell = '']) => cell,
  );
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return names.map((name) => new RegExp(`^${name.replace(/[.+]/g, '\\$&').replace('*', '.+')}$`));
}

function checkPin(name: string, version: string, installed = 'missing'): ContentIssue[] {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    return [fileIssue('package.json', 'pin', `${name} is not pinned: "${version}".`, 'Write one exact version.')];
  if (installed === version) return [];
  const message = `${name} is ${version} here and ${installed} in the lock file.`;
  return [fileIssue('package.json', 'pin', message, 'Run: npm install --package-lock-only')];
}

/** Reports direct packages without an exact version or a reason, and settings that let an install run foreign code. */
export function checkPackageJson({ manifest, npmrc, contributing, lock }: PackageJsonCheck): ContentIssue[] {
  const {
    dependencies = {},
    devDependencies = {},
    scripts = {},
  } = JSON.parse(manifest) as Record<string, Readonly<Record<string, string>> | undefined>;
  const direct = Object.entries({ ...dependencies, ...devDependencies });
  const installed = new Map(lock.packages.map(({ path, version }) => [path, version]));
  const patterns = justifiedPatterns(contributing);
  const isJustified = (name: string): boolean => patterns.some((pattern) => pattern.test(name));
  const settings = npmrc.split(/\s*\n\s*/);
  const reasonHint = 'Add it to the table "Why each package is here", or remove it.';
  const scriptHint = 'Give it another name, and call it where it is needed.';
  return [
    ...direct.flatMap(([name, version]) => checkPin(name, version, installed.get(`node_modules/${name}`))),
    ...direct
      .filter(([name]) => !isJustified(name))
      .map(([name]) => fileIssue('CONTRIBUTING.md', 'reason', `Nothing says why ${name} is here.`, reasonHint)),
    ...requiredSettings
      .filter((setting) => !settings.includes(setting))
      .map((setting) => fileIssue('.npmrc', 'npm-setting', `The line ${setting} is missing.`, 'Add it.')),
    ...Object.keys(scripts)
      .filter((name) => lifecycle.test(name))
      .map((name) => fileIssue('package.json', 'install-script', `"${name}" runs at install.`, scriptHint)),
  ];
}
