import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shellCommand } from './shell-command';
import { reproducibleSbom, withoutTags } from '../lib/supply/sbom';

// A build sets NODE_ENV to production, for which npm would leave out packages that only the build needs.
const allKinds = ['--include=dev', '--include=optional', '--include=peer'];

/** Writes the bill of materials of all packages, also those for other systems, into the finished export. */
export async function writeSbom(folder: string): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  // npm names the project after its folder.
  const project = path.join(temporary, 'securecodebox-website');
  try {
    mkdirSync(project);
    copyFileSync('package.json', path.join(project, 'package.json'));
    writeFileSync(path.join(project, 'package-lock.json'), withoutTags(readFileSync('package-lock.json', 'utf8')));
    const args = [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--offline',
      ...allKinds,
    ];
    const { program, shell, ...rest } = shellCommand('npm', args);
    const { stdout } = await promisify(execFile)(program, rest.args, { shell, cwd: project, maxBuffer: 2 ** 26 });
    writeFileSync(path.join(folder, 'sbom.cdx.json'), reproducibleSbom(stdout, process.version));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
