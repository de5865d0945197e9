import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { lockFile } from './url-lock';

export type LockCheck = Readonly<{
  /** Addresses of the list, with their lines. */
  locked: ReadonlyMap<string, number>;
  /** Addresses that the site has now. */
  published: ReadonlySet<string>;
  /** Addresses that lead to another page or heading. */
  redirected: ReadonlySet<string>;
}>;

/** The addresses of the list that lead nowhere now. */
export const lostAddresses = ({ locked, published, redirected }: LockCheck): string[] =>
  [...locked.keys()].filter((address) => !published.has(address) && !redirected.has(address));

function lostAddress(address: string, line: number): ContentIssue {
  const [what, form, lines] = address.includes('#')
    ? ['This heading', `${address} -> #its-new-id`, 'this line']
    : ['This address', address, 'all lines that start with it'];
  const message = `${what} was published and is gone: ${address}`;
  const hint = `Add redirect_from: ["${form}"] to the page that took its place; "npm run check:urls -- --fix" does where it can guess that page. If none did, delete ${lines}.`;
  return issueAt({ file: lockFile, line, column: 1 }, { rule: 'lost-address', message, hint });
}

/** An issue for each published address that leads nowhere now, and one for all addresses that the list lacks. */
export function checkLock(check: LockCheck): ContentIssue[] {
  const { locked, published } = check;
  const lost = new Set(lostAddresses(check));
  // A page that is gone is reported once, without its headings.
  const reported = [...lost].filter((address) => !address.includes('#') || !lost.has(address.replace(/#.*/, '')));
  const issues = reported.map((address) => lostAddress(address, locked.get(address) ?? 1));
  const unlisted = [...published].filter((address) => !locked.has(address)).sort();
  if (unlisted.length === 0) return issues;
  const [first = ''] = unlisted;
  const others = unlisted.length === 1 ? '' : ` and ${String(unlisted.length - 1)} more`;
  const message = `New addresses are not in the list: ${first}${others}.`;
  const hint = 'Run: npm run check:urls -- --fix';
  return [...issues, issueAt(startOf(lockFile), { rule: 'unlisted-address', message, hint })];
}
