import { buildId } from '../lib/next-output/build-id';
import { brokenSymlinks } from '../lib/links/broken-symlinks';
import { checkProcessed } from '../lib/site/check-site';
import { allPages } from '../lib/site/all-pages';
import { readSite } from '../lib/site/get-site';
import { processSite } from '../lib/site/process-site';
import { renderSocialImages } from '../lib/site/social-images';
import { finish } from './finish';
import { writeChecked, writeIndexes, writePages, writeScripts } from './prepare';
import { readArguments } from './read-arguments';
import { stopAtErrors } from './report-issues';
import { run } from './run';

const { values } = readArguments({
  options: {
    /** For hosts that serve folders only. */ 'index-files': { type: 'boolean', default: false },
    /** For previews, which search engines should not index. */ noindex: { type: 'boolean', default: false },
  },
});

const seconds: (readonly [name: string, seconds: number])[] = [];

/** Does a step of a build and notes how long it took. */
async function phase<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    seconds.push([name, (performance.now() - start) / 1000]);
  }
}

// Makes page models leave out drafts.
Object.assign(process.env, { NODE_ENV: 'production' });

const processed = await phase('content', () =>
  processSite(process.cwd(), readSite(process.cwd(), { includeDrafts: false })),
);
stopAtErrors(await phase('checks', () => [...checkProcessed(process.cwd(), processed), ...brokenSymlinks('public')]));
await phase('files', async () => {
  await writePages(processed);
  writeChecked({ ...processed, issues: [] });
  await writeScripts();
  await writeIndexes(processed, await renderSocialImages(processed.site.config, allPages()));
});
await phase('next', () => {
  const env = { BASE_URL: processed.site.config.baseUrl, BUILD_ID: buildId(process.cwd()) };
  run('next', ['build'], { env });
});
stopAtErrors(await phase('finish', () => finish({ indexFiles: values['index-files'], noIndex: values.noindex })));
console.log(seconds.map(([name, each]) => `${name.padEnd(14)} ${each.toFixed(1)} s`).join('\n'));
