import { readFileSync, statSync } from 'node:fs';
import { site } from '../lib/config/site';
import { hitsAsJson, round } from '../lib/search/browser/hits-as-json';
import { searchPages } from '../lib/search/browser/search-engine';
import type { HitGroup, SearchOutcome } from '../lib/search/common/types';
import { engineFor, readSearchIndexes } from '../lib/site/search-files';
import { refuse } from './refuse';

const usage = `Usage: npm run search -- [--json] [--version NAME] [--limit COUNT] "query"
       npm run search -- --file FILE     one query per line; prints one JSON object per line`;

type Arguments = Readonly<{ query: string; json: boolean; file?: string; version: string; limit: number }>;

const fail = (message: string): never => refuse(`${message}\n\n${usage}`);

/** Parsed by hand: a query such as `--set` or `-sV` is not an option; all that is not an option, or comes after `--`, belongs to the query. */
function readArguments(given: readonly string[]): Arguments {
  const values = new Map<string, string>();
  const words: string[] = [];
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', value] = /^--(file|version|limit)(?:=(.*))?$/.exec(word) ?? [];
    if (word === '--') words.push(...rest.splice(0));
    else if (word === '--json') values.set('json', '');
    else if (name !== '') values.set(name, value ?? rest.shift() ?? fail(`--${name} needs a value.`));
    else words.push(word);
  }
  const limit = Number(values.get('limit') ?? site.search.maxSearchResults);
  if (!Number.isInteger(limit) || limit < 1) fail('--limit must be a number from 1 up.');
  const version = values.get('version') ?? site.docs.versions[0]?.name ?? '';
  const known = site.docs.versions.map(({ name }) => name);
  if (!known.includes(version)) fail(`There is no docs version "${version}". Use one of: ${known.join(', ')}.`);
  const file = values.get('file');
  return { query: words.join(' '), json: values.has('json') || file !== undefined, file, version, limit };
}

function readQueries({ query, file }: Arguments): string[] {
  if (file === undefined) return query.trim() === '' ? fail('The query is missing.') : [query];
  // A shell's process substitution is a pipe, not a regular file.
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== false) return fail(`There is no file "${file}".`);
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function describeHit({ hits, route, pageTitle }: HitGroup, index: number): string {
  const lines = hits.map(({ document, score, why }) => {
    const reasons = why.slice(0, 5).map(({ rule, value }) => `${rule} ${round(value)}`);
    return `     ${round(score).toFixed(3)}  ${document.sectionTitle}  ${document.sectionRoute}\n            ${reasons.join(' · ')}`;
  });
  return [`${String(index + 1).padStart(3)}. ${pageTitle}  ${route}`, ...lines].join('\n');
}

const notes = { no: '', dropped: ' (no page has all words)', fuzzy: ' (with similar words)' } as const;

const report = ({ query, groups, total, relaxed }: SearchOutcome): string =>
  [`"${query}": ${total} hits${notes[relaxed]}`, ...groups.map(describeHit)].join('\n');

const given = readArguments(process.argv.slice(2));
const queries = readQueries(given);
const engine = engineFor(given.version, await readSearchIndexes(process.cwd()));
for (const query of queries) {
  const outcome = searchPages({ query, limit: given.limit }, engine);
  console.log(given.json ? hitsAsJson(query, outcome.groups) : report(outcome));
}
