import { checkProcessed } from '../lib/site/check-site';
import { allPages } from '../lib/site/all-pages';
import { readSite } from '../lib/site/get-site';
import { processSite } from '../lib/site/process-site';
import { renderSocialImages } from '../lib/site/social-images';
import { finish } from './finish';
import { phase, printPhases } from './phases';
import { writeChecked, writeIndexes, writePages, writeScripts } from './prepare';
import { readArguments } from './read-arguments';
import { stopAtErrors } from './report-issues';
import { run } from './run';

const { values } = readArguments({
  options: {
    /** For hosts that serve folders only. */ 'index-files': { type: 'boolean', default: false },
    /** For previews, which search engines shall leave out. */ noindex: { type: 'boolean', default: false },
  },
});

// Page models must not know drafts.
Object.assign(process.env, { NODE_ENV: 'production' });

const processed = await phase('content', () => processSite(process.cwd(), readSite(process.cwd(), false)));
stopAtErrors(await phase('checks', () => checkProcessed(process.cwd(), processed)));
await phase('files', async () => {
  await writePages(processed);
  writeChecked({ ...processed, issues: [] });
  await writeScripts();
  await writeIndexes(processed, await renderSocialImages(processed.site.config, allPages()));
});
await phase('next', () => run('next', ['build']));
stopAtErrors(await phase('finish', () => finish({ indexFiles: values['index-files'], noIndex: values.noindex })));
printPhases();
