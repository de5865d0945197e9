import type { Claim, Novelty } from './claims';
import { type PageText, placeIn } from './page-text';
import type { ToolkitTree } from './read-toolkit-tree';

/** Names on pages that the toolkit need not have: those of other programs, later versions, and readers' own. */
type OtherNames = Readonly<{ names: readonly string[]; files: readonly string[] }>;

const link = /https:\/\/github\.com\/secureCodeBox\/secureCodeBox\/(?:blob|tree|edit)\/[^/\s)]+\/([^\s)"'`#?]+)/g;
const path =
  /(?<=`)(?:\.github|\.templates|auto-discovery|demo-targets|hook-sdk|hooks|lurker|operator|parser-sdk|scanners)\/[\w./-]+(?=`)/g;
/** The front-matter list of files that a page depends on without naming them. */
const source = /(?<=(?<![^])---\n(?:(?!---)[^\n]*\n)*?sources:\n(?: +- [^\n]*\n)*? +- )\S+$/gm;
/** Names of labels, annotations and API groups, except those that readers choose (scopes) and objects as kubectl prints them. */
const ownName =
  /(?<![\w./-])(?!scope\.|(?:scan|scheduledscan|scantype|parsedefinition|scancompletionhook|cascadingrule)\.)(?:[a-z-]+\.)*securecodebox\.io\/[\w.-]*\w/g;
const variable = /(?<=`)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=`)/g;
const version = /(?<=^appVersion: "?)[^"\n]+/gm;

/** Claims that a page itself makes, outside the data files: files, names of labels, annotations and variables, versions. */
export function pageClaims(page: PageText, { checkout, charts }: ToolkitTree, others: OtherNames): Claim[] {
  const found = (pattern: RegExp, kind: Claim['kind'], gone: (name: string) => string | undefined): Claim[] =>
    [...page.text.matchAll(pattern)].map((match) => {
      const [whole, name = whole] = match;
      const location = placeIn(page, match.index + whole.lastIndexOf(name));
      return { kind, name, location, reason: gone(name) };
    });
  const noFile = (name: string): string | undefined =>
    checkout.has(name) || others.files.some((file) => name.startsWith(file))
      ? undefined
      : 'the toolkit has no such file';
  const noName = (name: string): string | undefined =>
    checkout.text.includes(name) || others.names.includes(name) ? undefined : 'no code of the toolkit names it';
  const chart = charts.get(page.charts[0] ?? '');
  const otherVersion = (name: string): string | undefined =>
    chart === undefined || chart.appVersion === name ? undefined : `the chart has version ${String(chart.appVersion)}`;
  return [
    ...[link, path, source].flatMap((pattern) => found(pattern, 'file', noFile)),
    ...[ownName, variable].flatMap((pattern) => found(pattern, 'name', noName)),
    ...found(version, 'version', otherVersion),
  ];
}

/** The first mention of each missing thing on a page; on a page about no chart, a name counts only if no chart has it. */
export function mentions(page: PageText, claims: readonly Claim[]): Claim[] {
  const confirmed = new Set(
    claims.filter(({ reason }) => reason === undefined).map(({ kind, name }) => `${kind} ${name}`),
  );
  const isMeant = ({ kind, name, chart = '' }: Claim): boolean =>
    page.charts.length > 0 && chart !== '' ? page.charts.includes(chart) : !confirmed.has(`${kind} ${name}`);
  const gone = claims.filter((claim) => claim.reason !== undefined && !claim.isChanged && isMeant(claim));
  return gone.flatMap((claim) => {
    const index = page.code.search(wholeName(claim.name));
    return index < 0 ? [] : [{ ...claim, location: placeIn(page, index) }];
  });
}

const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\w./-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|[./]\\w)`);

const readVariable = /(?:process\.env(?:\.|\[["'])|os\.(?:Getenv|LookupEnv)\("|System\.getenv\(")([A-Z][A-Z0-9_]+)/g;

/** Labels, annotations and variables that the toolkit's programs use but no page names, except variables that a chart sets for its own use. */
export function newNames(texts: readonly string[], { checkout }: ToolkitTree): Novelty[] {
  const known = texts.join('\n');
  const files = checkout
    .files(
      /^(?:operator|lurker|hooks|scanners|auto-discovery|hook-sdk|parser-sdk)\/.*\.(?:go|js|ts|mjs|py|java|yaml|tpl)$/,
    )
    .filter((file) => !/test|example|demo|\/docs\/|mocks?\//.test(file));
  const templates = files
    .filter((file) => file.includes('/templates/'))
    .map(checkout.read)
    .join('\n');
  return files.flatMap((file) => {
    const text = checkout.read(file);
    const names = [...text.matchAll(ownName)].map(([name]) => name).filter((name) => !name.endsWith('/status'));
    const variables = [...text.matchAll(readVariable)]
      .map(([, name = '']) => name)
      .filter((name) => !templates.includes(`name: ${name}`));
    return [...new Set([...names, ...variables])]
      .filter((name) => !known.includes(name))
      .map((name) => ({ file, what: `name ${name}` }));
  });
}
