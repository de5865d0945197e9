import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { IncomingHttpHeaders } from 'node:http';

/** What the Observatory examines: the home page, as served over HTTPS. */
export type ScannedSite = Readonly<{
  headers: IncomingHttpHeaders;
  html: string;
  /** Whether the host redirects from HTTP to HTTPS directly, under its own name. */
  redirectsToHttps: boolean;
}>;

type Sources = ReadonlyMap<string, ReadonlySet<string>>;
type Rule = (scanned: ScannedSite) => number;

const header = ({ headers }: ScannedSite, name: string): string => String(headers[name] ?? '').trim();

function parsePolicy(text: string): Sources {
  const directives = text.split(';').flatMap((part) => {
    const [name, ...values] = part.trim().toLowerCase().split(/\s+/);
    return name ? [[name, new Set(values)] as const] : [];
  });
  return new Map(directives);
}

function metaPolicies(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    if (tagName === 'meta' && String(properties['httpEquiv']).toLowerCase() === 'content-security-policy')
      found.push(String(properties['content']));
  });
  return found;
}

/** Of several policies, only what all of them allow counts. */
function combined(policies: readonly Sources[]): Sources {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  const sources = (name: string): ReadonlySet<string> => {
    const stated = policies.flatMap((policy) => policy.get(name) ?? []);
    const [first = new Set<string>(), ...others] = stated;
    return new Set([...first].filter((source) => others.every((other) => other.has(source))));
  };
  return new Map([...names].map((name) => [name, sources(name)]));
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];

const contentSecurityPolicy: Rule = (scanned) => {
  const texts = [header(scanned, 'content-security-policy'), ...metaPolicies(scanned.html)].filter(Boolean);
  if (texts.length === 0) return -25;
  const policy = combined(texts.map(parsePolicy));
  const of = (name: string): ReadonlySet<string> => policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
  const has = (name: string, unsafe: readonly string[]): boolean => unsafe.some((source) => of(name).has(source));
  if (has('script-src', broadOrInline) || has('object-src', broad)) return -20;
  const all = [...policy.values()].flatMap((sources) => [...sources]);
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (has('style-src', broadOrInline)) return 0;
  const fallback = policy.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'") ? 10 : 5;
};

const cookies: Rule = ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -20);

const sharing: Rule = ({ headers }) => (headers['access-control-allow-credentials'] === undefined ? 0 : -50);

const redirection: Rule = ({ redirectsToHttps }) => (redirectsToHttps ? 0 : -20);

const referrer: Rule = (scanned) => {
  const value = header(scanned, 'referrer-policy');
  if (value === '') return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value) ? 5 : -5;
};

/** Six months, as the Observatory counts them. */
const longEnough = 15_552_000;

const transportSecurity: Rule = (scanned) => {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(header(scanned, 'strict-transport-security')) ?? [];
  if (age === undefined) return -20;
  return Number(age) < longEnough ? -10 : 0;
};

const integrity: Rule = ({ html }) => {
  const scripts: { src: string; hasIntegrity: boolean }[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    if (tagName === 'script' && typeof properties['src'] === 'string')
      scripts.push({ src: properties['src'], hasIntegrity: Boolean(properties['integrity']) });
  });
  const foreign = scripts.filter(({ src }) => /^(?:https?:)?\/\//.test(src));
  if (foreign.some(({ src }) => !src.startsWith('https://'))) return -50;
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return -5;
  return scripts.some(({ hasIntegrity }) => hasIntegrity) ? 5 : 0;
};

const contentTypeOptions: Rule = (scanned) =>
  header(scanned, 'x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5;

const framing: Rule = (scanned) => {
  const isByPolicy = parsePolicy(header(scanned, 'content-security-policy')).has('frame-ancestors');
  return isByPolicy || /^(?:deny|sameorigin)$/i.test(header(scanned, 'x-frame-options')) ? 5 : -20;
};

/** A header: good values gain ten points, neutral ones none, and unknown ones lose five. */
const headerRule =
  (name: string, good: readonly string[], neutral: readonly string[]): Rule =>
  (scanned) => {
    const value = header(scanned, name).toLowerCase();
    if (good.includes(value)) return 10;
    return value === '' || neutral.includes(value) ? 0 : -5;
  };

/**
 * The rules of the MDN HTTP Observatory and their points, for a site outside the preload list: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * The rules for the opener and the embedder were added in August 2026; before, the maximum was 135.
 */
const rules: Readonly<Record<string, Rule>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-sharing': sharing,
  redirection,
  'referrer-policy': referrer,
  'strict-transport-security': transportSecurity,
  'subresource-integrity': integrity,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': framing,
  'cross-origin-resource-policy': headerRule(
    'cross-origin-resource-policy',
    ['same-origin', 'same-site'],
    ['cross-origin'],
  ),
  'cross-origin-opener-policy': headerRule(
    'cross-origin-opener-policy',
    ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    ['unsafe-none'],
  ),
  'cross-origin-embedder-policy': headerRule(
    'cross-origin-embedder-policy',
    ['require-corp', 'credentialless'],
    ['unsafe-none'],
  ),
};

/** Points that each rule adds or subtracts. */
export const observatoryPoints = (scanned: ScannedSite): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(scanned)]));

/** Calculates the score from the points of the rules: 100 minus all penalties, plus all bonuses if the penalties are at most 10. */
export function observatoryScore(points: readonly number[]): number {
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return Math.max(0, base < 90 ? base : base + sum(points.filter((each) => each > 0)));
}
