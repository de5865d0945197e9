import { findSymptom, isPlainWord, symptomPattern, type SymptomPattern } from './symptom-pattern';

/** A row of a troubleshooting table, as it is looked for. */
export type SymptomRow = Readonly<{
  /** The code in its symptom, each as it is printed. */
  codes: readonly string[];
  /** The symptom in words, without the code. */
  prose: string;
  /** Where it is: a row of a page about one scanner or hook is worth less where the text does not name that. */
  route: string;
}>;

/** A text that rows are looked for in. */
export type PreparedText = Readonly<{ lines: string; flat: string; words: ReadonlySet<string> }>;

/** A row that fits: its place in the list of all rows, and the line of the text that says so. */
export type SymptomHit = Readonly<{ row: number; line: string }>;

/** What is found of a code: how much of a message it is, and where it stands. */
type Found = Readonly<{ size: number; at: number }>;

/** Words that say nothing about a symptom: those of grammar, and those that every log of the toolkit may hold. */
const silentWords = new Set(
  (
    'a after all although an and another any are as at be because but by can cannot do does each ends every fails few for forever from goes has have if in into is it its log logs long ' +
    'many more name names never new no not nothing of off on one only or other out over own pod pods same says scan scans scanner see shows so some start started starts state status stays than that the ' +
    'their then there they this though to too too two until was what when where which while with without would you your container hook hooks job jobs parser rule rules type types'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const tellingWords = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => !silentWords.has(word)))];

/** Colors of a terminal, and how JSON writes quotes and ampersands: pages print none of them. */
const readable = (text: string): string =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/\\+"/g, '"')
    .replace(/\\u0026/g, '&');

/** Takes what a reader pasted, secrets already hidden, and gives the forms that it is searched in; messages may be folded at any space, as in the YAML of `kubectl`. */
export function prepareText(text: string): PreparedText {
  const lines = readable(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  return { lines, flat: lines.toLowerCase().replaceAll('\n', ' '), words: new Set(wordsOf(lines)) };
}

/** The words after the last slash: what the page is about. */
const subjectOf = (route: string): string[] => tellingWords(route.replace(/^.*\//, ''));

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;

/** A row by its words alone must have as many as this, and all of them. */
const fewestWords = 3;
/** The longest message counts as much as this, so that a long one does not outweigh two others. */
const largestSize = 60;

/** Takes a row and what was found of its code, and gives its worth; 0 where it does not fit, below 1 where only its words do. */
function worthOf({ codes, prose, route }: SymptomRow, found: readonly Found[], words: ReadonlySet<string>): number {
  const telling = tellingWords([prose, ...codes.filter(isPlainWord)].join(' '));
  const isAbout = shareOf(subjectOf(route), words);
  if (found.length === 0)
    return telling.length >= fewestWords && shareOf(telling, words) === 1 ? (telling.length + isAbout) / 100 : 0;
  const size = found.reduce((sum, each) => sum + Math.min(each.size, largestSize), 0);
  return (size + 6 * shareOf(telling, words)) * (0.7 + 0.6 * isAbout);
}

/** The line of a text that a place is in. */
function lineAt({ lines }: PreparedText, at: number): string {
  const start = lines.lastIndexOf('\n', at) + 1;
  const end = lines.indexOf('\n', at);
  return lines.slice(start, end < 0 ? undefined : end);
}

/** Finds codes, each once however many rows print it. */
function codeFinder({ flat }: PreparedText): (code: string) => Found | undefined {
  const known = new Map<string, Found | undefined>();
  const find = (pattern: SymptomPattern | undefined): Found | undefined => {
    const at = pattern ? findSymptom(flat, pattern) : -1;
    return pattern && at >= 0 ? { size: pattern.size, at } : undefined;
  };
  return (code) => {
    if (!known.has(code)) known.set(code, find(symptomPattern(code)));
    return known.get(code);
  };
}

/** Below this part of the best, a row has too little in common with the text. */
const smallestPart = 0.3;
const mostHits = 10;

/** Takes all rows and a text, and gives the rows whose symptom is in it, best first; equals stay in the order of the pages. */
export function matchSymptoms(rows: readonly SymptomRow[], text: PreparedText): SymptomHit[] {
  const find = codeFinder(text);
  const hits = rows.map((row, index) => {
    const found = row.codes.filter((code) => !isPlainWord(code)).flatMap((code) => find(code) ?? []);
    const [first] = [...found].sort((a, b) => b.size - a.size);
    return { row: index, line: first ? lineAt(text, first.at) : '', worth: worthOf(row, found, text.words) };
  });
  const best = hits.reduce((most, { worth }) => Math.max(most, worth), 0);
  return hits
    .filter(({ worth }) => worth > 0 && worth >= best * smallestPart)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostHits)
    .map(({ row, line }) => ({ row, line }));
}
