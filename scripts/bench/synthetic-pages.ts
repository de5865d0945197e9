import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTerms } from '../../lib/content/read-terms';
import { listFilesBelow } from '../../lib/site/list-files-below';

/** A file to write: its path from the project's root and its text. */
export type SyntheticFile = Readonly<{ path: string; text: string }>;

type Writer = Readonly<{
  /** Gives a whole number below a limit; the same numbers in every run. */ below: (limit: number) => number;
  words: readonly string[];
  /** Where the passages begin whose words a page uses: a page is about something. */ passages: readonly number[];
  pages: number;
}>;

const folder = 'content/docs/scale';
const pagesInSection = 20;
const sectionsInGroup = 10;
const passagesInPage = 24;
const passageLength = 60;

/** Mulberry32, a generator of 32 bits of state (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Words of the real pages in their order, so that the search index grows as it would; none that the site writes otherwise. */
function readWords(): string[] {
  const { terms } = readTerms(process.cwd(), 'content/terms.yaml');
  const wrong = new Set(Object.values(terms).flatMap((forms) => forms.join(' ').toLowerCase().split(/[\s-]/)));
  const files = listFilesBelow('content/docs').filter((file) => /\.mdx?$/.test(file));
  return files
    .flatMap((file) => readFileSync(path.join('content/docs', file), 'utf8').match(/\b[a-z]{2,14}\b/g) ?? [])
    .filter((word) => !wrong.has(word));
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** A name that few pages use; the more pages, the more names. */
function name({ below, pages }: Writer): string {
  let rest = below(400 + 8 * pages);
  let result = '';
  do {
    result += syllables[rest % syllables.length] ?? '';
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return `${result}n`;
}

function word(writer: Writer): string {
  const { below, words, passages } = writer;
  if (below(14) === 0) return name(writer);
  return words[((passages[below(passages.length)] ?? 0) + below(passageLength)) % words.length] ?? '';
}

const phrase = (writer: Writer, length: number): string => times(length, () => word(writer)).join(' ');

function sentence(writer: Writer): string {
  const text = phrase(writer, 8 + writer.below(14));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Path of a page below the folder, without its ending. */
function placeOf(page: number): string {
  const section = Math.floor(page / pagesInSection);
  const group = Math.floor(section / sectionsInGroup);
  return `group-${group}/section-${section}/page-${page}`;
}

function link(writer: Writer, from: number): string {
  const to = writer.below(writer.pages);
  const target = path.posix.relative(path.posix.dirname(placeOf(from)), placeOf(to));
  return `[${phrase(writer, 2)}](${target.startsWith('.') ? target : `./${target}`}.mdx#part-${writer.below(8)})`;
}

const paragraph = (writer: Writer, page: number): string =>
  `${sentence(writer)} ${sentence(writer)} See ${link(writer, page)} and ${link(writer, page)}. ${sentence(writer)}`;

const yaml = (writer: Writer): string =>
  `\`\`\`yaml title="${name(writer)}.yaml"\n${times(9, (line) => `${name(writer)}${line}:\n  ${name(writer)}: "${phrase(writer, 2)}"`).join('\n')}\n\`\`\``;

const shell = (writer: Writer): string =>
  `\`\`\`bash\nkubectl get pods --namespace ${name(writer)} --selector ${name(writer)}=${name(writer)}\n\`\`\``;

const table = (writer: Writer): string =>
  [
    '| Value | Default | Meaning |\n| --- | --- | --- |',
    ...times(4, () => `| \`${name(writer)}\` | \`${writer.below(100)}\` | ${sentence(writer)} |`),
  ].join('\n');

const diagram = (writer: Writer): string =>
  `\`\`\`mermaid\nflowchart LR\n  accTitle: ${phrase(writer, 3)}\n  accDescr: ${sentence(writer)}\n  a[${name(writer)}] --> b[${name(writer)}]\n  b --> c[${name(writer)}]\n  b --> d[${name(writer)}]\n\`\`\``;

function part(writer: Writer, page: number, index: number): string {
  return [
    `## ${phrase(writer, 3)} {#part-${index}}`,
    paragraph(writer, page),
    yaml(writer),
    table(writer),
    ...(index === 0 ? [`:::note\n${sentence(writer)}\n:::`] : []),
    ...(index === 1 && page % 6 === 0 ? [diagram(writer)] : []),
    ...(index % 4 === 0 ? [shell(writer)] : []),
    times(3, () => `- ${sentence(writer)}`).join('\n'),
  ].join('\n\n');
}

function pageText(page: number, writer: Writer): string {
  const title = `Page ${page} of ${name(writer)} ${name(writer)}`;
  const front = `---\ntitle: ${title}\ndescription: ${`What ${phrase(writer, 14)}`.slice(0, 140)}.\n---`;
  return `${[front, paragraph(writer, page), ...times(8, (index) => part(writer, page, index))].join('\n\n')}\n`;
}

const category = (label: string): string =>
  `${JSON.stringify({ label, link: { type: 'generated-index', title: label, description: `All pages of ${label}, each with what it is about and where it leads.` } }, null, 2)}\n`;

function categories(pages: number): SyntheticFile[] {
  const sections = times(Math.ceil(pages / pagesInSection), (section) => placeOf(section * pagesInSection));
  const folders = new Set(sections.flatMap((place) => [place.split('/')[0] ?? '', path.posix.dirname(place)]));
  return ['', ...folders].map((place) => ({
    path: path.posix.join(folder, place, '_category_.json'),
    text: category(place === '' ? 'Scale' : path.posix.basename(place).replace('-', ' ')),
  }));
}

/** Gives pages as long as the site's own are, and as rich in headings, code, tables and links, in sections and groups; the same pages in every run. */
export function syntheticPages(pages: number): SyntheticFile[] {
  const [below, words] = [randomNumbers(7), readWords()];
  const writePage = (page: number): string =>
    pageText(page, { below, words, pages, passages: times(passagesInPage, () => below(words.length)) });
  return [
    ...categories(pages),
    ...times(pages, (page) => ({ path: path.posix.join(folder, `${placeOf(page)}.mdx`), text: writePage(page) })),
  ];
}
