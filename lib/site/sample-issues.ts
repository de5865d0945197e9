import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '../errors/content-issue';
import { cacheFolder, hashOf, pipelineVersion } from '../mdx/disk-cache';
import { checkSamples, type SampleOptions } from '../samples/check-samples';
import type { SamplePage } from '../samples/sample-fence';
import { listFilesBelow } from '../files/list-files-below';
import { writeAtomically } from '../files/write-atomically';

/** Issues of a page's samples, keyed by a hash of everything they depend on. */
type CachedIssues = Readonly<Record<string, readonly ContentIssue[]>>;

const cacheFile = path.join(cacheFolder, 'sample-issues.json');

/** A hash of everything samples are checked with. */
function rulesVersion(options: SampleOptions): string {
  const code = ['lib/samples', 'lib/live'].flatMap((folder) =>
    listFilesBelow(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  // The mistakes found depend on bash and its version.
  const { stdout } = spawnSync('bash', ['--version'], { encoding: 'utf8' });
  return hashOf(pipelineVersion, JSON.stringify(options), String(stdout), ...code);
}

/** Returns every mistake in the samples of pages, checked with schemas and names; unchanged samples are not checked again. */
export function sampleIssues(pages: readonly SamplePage[], options: SampleOptions): readonly ContentIssue[] {
  const version = rulesVersion(options);
  const cached: CachedIssues = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
  const work = pages.map((page) => ({ page, key: hashOf(version, JSON.stringify(page)) }));
  const unchecked = work.filter(({ key }) => cached[key] === undefined).map(({ page }) => page);
  // All at once: the shell that reads the shell samples is started once.
  const found = checkSamples(unchecked, options);
  const issuesOf = ({ page, key }: (typeof work)[number]): readonly ContentIssue[] =>
    cached[key] ?? found.filter(({ file }) => file === page.file);
  const current: CachedIssues = Object.fromEntries(work.map((each) => [each.key, issuesOf(each)]));
  writeAtomically(cacheFile, JSON.stringify(current));
  return Object.values(current).flat();
}
