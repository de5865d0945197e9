import type { ContentIssue } from '../errors/content-issue';
import type { Place } from '../errors/from-yaml';

/** A file and the address it asks for. */
export type Claim = Readonly<{ file: string; route: string; place: Place }>;

/** Takes claims in order of precedence and gives the files that come too late for their address, with a warning for each that names both files. */
export function findDuplicates(claims: readonly Claim[]): {
  readonly losers: ReadonlySet<string>;
  readonly issues: ContentIssue[];
} {
  const owners = new Map<string, string>();
  const losers = new Set<string>();
  const issues: ContentIssue[] = [];
  for (const { file, route, place } of claims) {
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, file);
      continue;
    }
    losers.add(file);
    const message = `Two files ask for the address ${route}: ${owner} and ${file}.`;
    const hint = `Only ${owner} is shown; give ${file} another slug, or delete one of the two.`;
    issues.push({ file, ...place, rule: 'duplicate-route', severity: 'warning', message, hint });
  }
  return { losers, issues };
}
