import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { hitsAsJson } from '../search/browser/hits-as-json';
import type { SearchOutcome } from '../search/common/types';
import { answerMcp, type Tool } from './answer-mcp';
import { openEdition } from './open-edition';
import { pageFile } from './page-file';

// Becomes `search.mjs` of the offline edition, in one file with the engine of the site's search.

/** Inlined by the bundler: the docs version to search, the release of the toolkit, and how many pages the site lists. */
declare const edition: Readonly<{ docsVersion: string; version: string; results: number }>;

const usage = `Usage: node search.mjs [--json] "query"    pages with the words, best first
       node search.mjs --mcp               a server of the Model Context Protocol over stdio: tools "search" and "read"`;

const folder = path.dirname(fileURLToPath(import.meta.url));
const { search, read } = openEdition(folder, edition.docsVersion, edition.results);

const textOf = (segments: readonly { readonly text: string }[]): string => segments.map(({ text }) => text).join('');

function report({ groups, query, total }: SearchOutcome): string {
  const lines = groups.flatMap(({ pageTitle, hits }, place) => [
    `${String(place + 1).padStart(3)}. ${pageTitle}`,
    ...hits.flatMap(({ document, title, excerpt }) => [
      `     ${textOf(title)}  ${pageFile(document.sectionRoute)}`,
      `     ${textOf(excerpt)}`,
    ]),
  ]);
  return [`"${query}": ${total} hits`, ...lines].join('\n');
}

const tools: Readonly<Record<string, Tool>> = {
  search: {
    description:
      'Searches the documentation and the blog of the secureCodeBox. Gives pages and their sections, best first.',
    argument: 'query',
    run: (query) => report(search(query)),
  },
  read: {
    description: 'Gives a page as Markdown, by its file as search names it, such as docs/scanners/nmap.html.',
    argument: 'page',
    run: read,
  },
};

function serve(): void {
  const server = { name: 'securecodebox-docs', version: edition.version, tools };
  createInterface({ input: process.stdin }).on('line', (line) => {
    const answer = line.trim() === '' ? undefined : answerMcp(line, server);
    if (answer !== undefined) process.stdout.write(`${answer}\n`);
  });
}

function print(words: readonly string[]): void {
  const query = words.filter((word) => word !== '--json').join(' ');
  if (query.trim() === '') {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const outcome = search(query);
  console.log(words.includes('--json') ? hitsAsJson(query, outcome.groups) : report(outcome));
}

const words = process.argv.slice(2);
if (words[0] === '--mcp') serve();
else print(words);
