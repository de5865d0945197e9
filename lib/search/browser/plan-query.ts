import { maxQueryLength } from '../common/max-query-length';
import { foldCase, normalizeWords, splitWords, squash, wordForms } from '../common/split-words';
import { stemWord } from '../common/stem-word';
import { stemsOf, synonymKey } from '../common/stems-of';
import { isStopWord } from '../common/stop-words';
import type { Engine } from './engine';
import { expandWord, type Expansion } from './expand-word';
import { isCommand, nounOfList, withoutListPhrases } from './kind-of-query';
import { nearTerms } from './near-terms';
import { completions } from './vocabulary';

/** One word of a query, and its expansions. */
type QueryWord = Readonly<{
  /** As typed, folded; if no term stands for it, the word probably meant. */
  word: string;
  expansions: readonly Expansion[];
  /** The terms of all expansions. */
  terms: readonly string[];
  isMistyped: boolean;
  /** Whether it is a name from code that the index contains as typed: a flag, a key, a file. */
  isCode: boolean;
  /** The terms to mark in results. */
  marked: readonly string[];
}>;

/** A query, made ready: what is looked up, and what titles and texts are compared with. */
export type QueryPlan = Readonly<{
  /** The words asked for, as typed but folded. */
  words: readonly string[];
  queryWords: readonly QueryWord[];
  /** The terms to mark in results. */
  marked: ReadonlySet<string>;
  /** Letters and digits only: of the whole query, and of the query without stop words. */
  names: readonly string[];
  stems: string;
  /** The noun that the query wants a list of: its stem, empty for none, and its terms. */
  listed: Readonly<{ stem: string; terms: readonly string[] }>;
  /** All its words, to find them in sequence. */
  run: readonly string[];
  isCommand: boolean;
}>;

const maxWords = 16;
const maxPhraseWords = 3;

const partsFactor = 0.7;
/** A name from code that is known as a whole is seldom meant by its parts. */
const codePartsFactor = 0.12;
const synonymFactor = 0.75;

type Planning = Readonly<{ engine: Engine; words: readonly string[] }>;

const canMatch = ({ parts }: Expansion): boolean => parts.every((terms) => terms.size > 0);

/** A flag, a dotted or underscored name, or one with a capital inside. */
const looksLikeCode = (word: string): boolean => /^-|[\p{L}\p{N}][._][\p{L}\p{N}]|\p{Ll}\p{Lu}|^CVE-\d/u.test(word);

const isKnownCode = (word: string, { vocabulary }: Engine): boolean =>
  looksLikeCode(word) && vocabulary.frequency.has(foldCase(word));

/** Expansions of the word itself, whole and in parts. */
function expandAlone(word: string, { engine }: Planning, isLast: boolean): Expansion[] {
  const { vocabulary } = engine;
  const { whole, parts } = wordForms(word);
  const expansions: Expansion[] = [{ factor: 1, parts: [expandWord(whole, vocabulary, isLast)] }];
  const significant = parts.filter((part) => !isStopWord(part));
  if (parts.length > 1 || parts[0] !== whole)
    expansions.push({
      factor: isKnownCode(word, engine) ? codePartsFactor : partsFactor,
      parts: (significant.length > 0 ? significant : parts).map((part, index, all) =>
        expandWord(part, vocabulary, isLast && index === all.length - 1),
      ),
    });
  return expansions.filter(canMatch);
}

/** Expansions of several words at once, by the index of each of these words. */
function expandPhrases({ engine, words }: Planning): Map<number, Expansion[]> {
  const found = new Map<number, Expansion[]>();
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + maxPhraseWords); end++) {
      const phrase = words.slice(start, end);
      const expansions = [...expandJoined(phrase, engine), ...expandSynonyms(phrase, engine)].filter(canMatch);
      for (let index = start; index < end; index++) found.set(index, [...(found.get(index) ?? []), ...expansions]);
    }
  return found;
}

/** Joins words: `scan type` matches `ScanType`, which is indexed as `scantype`, and `un-install` matches `uninstall`; with a synonym, `k8s audit` matches `kubeaudit`. */
function expandJoined(words: readonly string[], { vocabulary, synonymMap }: Engine): Expansion[] {
  const joined = squash(words.join(''));
  const [first = '', ...rest] = words;
  if (joined === foldCase(first)) return [];
  const others = (synonymMap.get(synonymKey(first)) ?? []).map((other) => squash([other, ...rest].join('')));
  return [joined, ...others]
    .filter((name) => vocabulary.frequency.has(name))
    .map((name) => ({ factor: 1, parts: [expandWord(name, vocabulary, false)] }));
}

const expandSynonyms = (words: readonly string[], { synonymMap, vocabulary }: Engine): Expansion[] =>
  (synonymMap.get(synonymKey(words.join(' '))) ?? []).map((phrase) => ({
    factor: synonymFactor,
    parts: splitWords(phrase).map(({ text }) => expandWord(foldCase(text), vocabulary, false)),
  }));

const termsOf = (expansions: readonly Expansion[]): string[] =>
  expansions.flatMap(({ parts }) => parts.flatMap((part) => [...part.keys()]));

function planWord(index: number, planning: Planning, shared: readonly Expansion[]): QueryWord {
  const word = planning.words[index] ?? '';
  const isLast = index === planning.words.length - 1;
  const isCode = isKnownCode(word, planning.engine);
  const own = expandAlone(word, planning, isLast);
  const expansions = isCode ? own : [...own, ...shared];
  const folded = foldCase(word);
  // Marks neither the words of a synonym of several words nor the parts of a known name.
  const meant = termsOf([
    ...own.slice(0, isCode ? 1 : undefined),
    ...expansions.filter(({ parts }) => parts.length === 1),
  ]);
  // Words that continue the one being typed are marked by their beginning.
  const marked = meant.filter((term) => !isLast || term === folded || !term.startsWith(folded));
  if (expansions.length > 0)
    return { word: folded, expansions, terms: [...new Set(termsOf(expansions))], isMistyped: false, isCode, marked };
  const terms = nearTerms(folded, planning.engine.vocabulary, isLast);
  const guessed = [{ factor: 1, parts: [new Map(terms.map((term) => [term, 1]))] }].filter(canMatch);
  return { word: terms[0] ?? folded, expansions: guessed, terms, isMistyped: terms.length > 0, isCode, marked: terms };
}

const patchRelease = /^v?(\d+\.\d+)\.\d+$/i;
const vulnerability = /^(CVE)-\d[\d-]*$/i;

/** Splits a path, address or setting that no text contains as a whole, as in pasted commands, into its parts; turns such a patch release into its minor release, and such a vulnerability into `CVE`. */
const piecesOf = (word: string, { vocabulary }: Engine): string[] =>
  vocabulary.frequency.has(foldCase(word)) || completions(foldCase(word), vocabulary, 1).length > 0
    ? [word]
    : word
        .replace(patchRelease, '$1')
        .replace(vulnerability, '$1')
        .split(/[/:@]+/);

/** The words to search for: without stop words, unless the query has no others. */
function wordsOf(text: string, engine: Engine): string[] {
  const all = [...new Set(splitWords(text).flatMap((word) => piecesOf(word.text, engine)))].filter(
    (word) => word !== '',
  );
  const significant = all.filter((word) => !isStopWord(foldCase(word)));
  return (significant.length > 0 ? significant : all).slice(0, maxWords);
}

/** `kind: Scan`, as in every manifest, asks for the kind. */
const kindLine = /^\s*kind:\s+(?=\p{Lu})/u;

/** The namespace of a pasted command is the reader's own. */
const ownNamespace = /\s(?:-n|--namespace)[= ]\S+/g;

/** A pasted installation asks how to install the chart, whatever its release and repository are called. */
const chartCommand = /^\W*helm\s.*?\b(?:install|upgrade)\s.*?\/([a-z][\w-]*)(?=\s|$)/i;

/** Returns what to look up for a reader's query; its size is bounded, whatever was typed. */
export function planQuery(query: string, engine: Engine): QueryPlan {
  const typed = query.slice(0, maxQueryLength);
  const text = typed.replace(kindLine, '').replace(ownNamespace, '').replace(chartCommand, 'install $1');
  const words = wordsOf(withoutListPhrases(text), engine);
  const listedWord = foldCase(nounOfList(text));
  const planning = { engine, words };
  const shared = expandPhrases(planning);
  const queryWords = words.map((_, index) => planWord(index, planning, shared.get(index) ?? []));
  const meant = queryWords.map(({ word }) => word).join(' ');
  // `--severity` does not name a section called "Severity".
  const isFlag = queryWords.every(({ isCode, word }) => isCode && word.startsWith('-'));
  const names = isFlag ? [] : [squash(text), squash(meant)];
  return {
    words: words.map(foldCase),
    queryWords,
    marked: new Set(queryWords.flatMap(({ marked }) => marked)),
    names: [...new Set(names)].filter((name) => name !== ''),
    stems: isFlag ? '' : stemsOf(queryWords.some(({ isMistyped }) => isMistyped) ? meant : text).join(' '),
    listed: { stem: stemWord(listedWord), terms: queryWords.find(({ word }) => word === listedWord)?.terms ?? [] },
    run: normalizeWords(typed).split(' '),
    isCommand: isCommand(typed),
  };
}
