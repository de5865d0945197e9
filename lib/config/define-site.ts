import { sortIssues } from '../errors/content-issue';
import { formatIssues } from '../errors/format-issues';
import { issuesFromZod } from '../errors/from-zod';
import { siteLocator } from './site-locator';
import { type SiteConfig, type SiteInput, siteSchema } from './site-schema';

/** The site's values, checked, with defaults; throws one error that names every wrong field. */
export function defineSite(values: SiteInput): SiteConfig {
  const result = siteSchema.safeParse(values);
  if (result.success) return result.data;
  const { error } = result;
  const locate = siteLocator(process.cwd());
  const issues = issuesFromZod({ error, schema: siteSchema, data: values, locate });
  const message = formatIssues(sortIssues(issues));
  // A program that prints the error's stack, as Next.js does, then prints only the message.
  throw Object.assign(new Error(message), { stack: message });
}
