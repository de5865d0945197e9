import { existsSync } from 'node:fs';
import path from 'node:path';
import { readYamlFile } from '../../content/read-yaml-file';
import type { ContentIssue } from '../../errors/content-issue';
import type { Locate } from '../../errors/from-yaml';
import type { Synonyms } from '../common/packed-index';
import { splitWords } from '../common/split-words';
import { synonymKey } from '../common/stems-of';
import { synonymsSchema } from './synonyms-schema';

/** The synonyms, and every mistake in their file. */
export type ReadSynonyms = Readonly<{ synonyms: Synonyms; issues: readonly ContentIssue[] }>;

const none: Synonyms = { same: [], also: {} };
/** Longer phrases are not looked for in a query. */
const longestPhrase = 3;

type Place = Readonly<{ phrase: string; path: readonly PropertyKey[] }>;

function phrasesOf({ same, also }: Synonyms): Place[] {
  return [
    ...same.flatMap((group, row) => group.map((phrase, item) => ({ phrase, path: ['same', row, item] }))),
    ...Object.keys(also).map((phrase) => ({ phrase, path: ['also', phrase] })),
  ];
}

function checkPhrase(
  { phrase, path: place }: Place,
  { file, locate }: { file: string; locate: Locate },
): ContentIssue[] {
  const words = splitWords(phrase).length;
  if (words > 0 && words <= longestPhrase) return [];
  const message =
    words === 0
      ? `"${phrase}" holds no letter or digit to search for.`
      : `"${phrase}" has ${String(words)} words; phrases of up to ${String(longestPhrase)} words are recognised.`;
  const hint = words === 0 ? 'Delete it, or write the word out.' : 'Shorten it to the words that people type.';
  return [
    {
      file,
      ...locate(place, place[0] === 'same' ? 'value' : 'key'),
      rule: 'synonym',
      severity: 'error',
      message,
      hint,
    },
  ];
}

/** A phrase belongs into one group, or its groups would be one. */
function checkRepetition(synonyms: Synonyms, { file, locate }: { file: string; locate: Locate }): ContentIssue[] {
  const rows = new Map<string, number>();
  return synonyms.same.flatMap((group, row) =>
    group.flatMap((phrase, item): ContentIssue[] => {
      const key = synonymKey(phrase);
      const before = rows.get(key);
      rows.set(key, row);
      if (before === undefined) return [];
      const message = `"${phrase}" is already in ${before === row ? 'this group' : `group ${String(before + 1)}`}.`;
      const hint = before === row ? 'Delete it here.' : 'Put both groups together, or delete it here.';
      return [{ file, ...locate(['same', row, item], 'value'), rule: 'synonym', severity: 'error', message, hint }];
    }),
  );
}

/** Reads the contributors' synonyms; a site without the file has none, and each mistake in it is an issue at its place. */
export function readSynonyms(root: string, file: string): ReadSynonyms {
  if (!existsSync(path.join(root, file))) return { synonyms: none, issues: [] };
  const { value, issues } = readYamlFile(root, file, synonymsSchema);
  if (!value) return { synonyms: none, issues };
  const place = { file, locate: value.locate };
  const found = phrasesOf(value.data).flatMap((phrase) => checkPhrase(phrase, place));
  return { synonyms: value.data, issues: [...found, ...checkRepetition(value.data, place)] };
}
