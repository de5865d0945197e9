import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTerms } from '../../lib/content/read-terms';
import { listFilesBelow } from '../../lib/files/list-files-below';

const pagesInSection = 20;
const sectionsInGroup = 10;

/** Whole numbers below a limit, the same in every run: Mulberry32, a generator of 32 bits of state (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
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
const nameOf = (index: number): string =>
  index < syllables.length
    ? `${syllables[index]}`
    : nameOf(Math.floor(index / syllables.length)) + syllables[index % syllables.length];

type Place = Readonly<{ page: number; pages: number; words: readonly string[]; below: (limit: number) => number }>;

/** Path of a page below the folder, without its ending. */
function placeOf(page: number): string {
  const section = Math.floor(page / pagesInSection);
  return `group-${Math.floor(section / sectionsInGroup)}/section-${section}/page-${page}`;
}

/** Writes what a page needs. A page is about something: its words are those of some passages. The more pages there are, the more names that few of them use. */
function writerFor({ page, pages, words, below }: Place) {
  const passages = times(24, () => below(words.length));
  const name = (): string => `${nameOf(below(400 + 8 * pages))}n`;
  const word = (): string =>
    below(14) === 0 ? name() : (words[((passages[below(24)] ?? 0) + below(60)) % words.length] ?? '');
  const phrase = (length: number): string => times(length, word).join(' ');
  const sentence = (): string => `${phrase(8 + below(14)).replace(/^./, (letter) => letter.toUpperCase())}.`;
  const link = (): string => {
    const target = path.posix.relative(path.posix.dirname(placeOf(page)), placeOf(below(pages)));
    return `[${phrase(2)}](${target.startsWith('.') ? target : `./${target}`}.mdx#part-${below(8)})`;
  };
  return { name, phrase, sentence, link };
}

type Writer = ReturnType<typeof writerFor>;

const paragraph = ({ sentence, link }: Writer): string =>
  `${sentence()} ${sentence()} See ${link()} and ${link()}. ${sentence()}`;

/** A part of a page: a heading, a paragraph, code, a table, a list and, in some, a note and a command. */
function part(writer: Writer, index: number): string {
  const { name, phrase, sentence } = writer;
  return `## ${phrase(3)} {#part-${index}}

${paragraph(writer)}

\`\`\`yaml title="${name()}.yaml"
${times(9, (line) => `${name()}${line}:\n  ${name()}: "${phrase(2)}"`).join('\n')}
\`\`\`

| Value | Default | Meaning |
| --- | --- | --- |
${times(4, () => `| \`${name()}\` | \`${name()}\` | ${sentence()} |`).join('\n')}

${index === 0 ? `:::note\n${sentence()}\n:::\n` : ''}
${index % 4 === 0 ? `\`\`\`bash\nkubectl get pods --namespace ${name()} --selector ${name()}=${name()}\n\`\`\`\n` : ''}
${times(3, () => `- ${sentence()}`).join('\n')}
`;
}

const pageText = (writer: Writer, page: number): string => `---
title: Page ${page} of ${writer.name()} ${writer.name()}
description: ${`What ${writer.phrase(14)}`.slice(0, 140)}.
---

${paragraph(writer)}

${times(8, (index) => part(writer, index)).join('\n')}`;

/** Texts of pages, by their paths from the project's root, as long as the site's own are, and as rich in headings, code, tables and links, in sections and groups; the same pages in every run. */
export function syntheticPages(pages: number): ReadonlyMap<string, string> {
  const [below, words] = [randomNumbers(7), readWords()];
  return new Map(
    times(pages, (page) => [
      `content/docs/scale/${placeOf(page)}.mdx`,
      pageText(writerFor({ page, pages, words, below }), page),
    ]),
  );
}
