import { sortIssues } from '../errors/content-issue';
import { formatIssues } from '../errors/format-issues';
import { issuesFromZod } from '../errors/from-zod';
import { siteFile, siteLocator } from './site-locator';
import { type SiteConfig, type SiteInput, siteSchema } from './site-schema';

/** A mistake of whoever edits the site's values: a program that ends with it prints what it says, and no stack. */
class SiteError extends Error {}

function failWith(message: string): never {
  // One listener is enough: `npm run dev` loads wrong values at each save.
  if (process.listenerCount('uncaughtException') === 0)
    process.once('uncaughtException', (error) => {
      console.error(error instanceof SiteError ? error.message : error);
      process.exit(1);
    });
  // Next.js prints the stack.
  throw Object.assign(new SiteError(message), { stack: message });
}

/** The site's values, checked, with defaults; throws one error that names every wrong field. */
export function defineSite(values: SiteInput): SiteConfig {
  const result = siteSchema.safeParse(values);
  if (result.success) return result.data;
  const { error } = result;
  const locate = siteLocator(process.cwd());
  const issues = issuesFromZod({ file: siteFile, error, schema: siteSchema, data: values, locate });
  return failWith(formatIssues(sortIssues(issues)));
}
