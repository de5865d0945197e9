import { readOptionalYaml } from '../../content/read-yaml-file';
import { type ContentIssue, issueAt, type Location } from '../../errors/content-issue';
import type { Synonyms } from '../common/packed-index';
import { splitWords } from '../common/split-words';
import { synonymKey } from '../common/stems-of';
import { synonymsSchema } from './synonyms-schema';

/** The synonyms, and every mistake in their file. */
export type ReadSynonyms = Readonly<{ synonyms: Synonyms; issues: readonly ContentIssue[] }>;

const none: Synonyms = { same: [], also: {} };
/** Longer phrases are not looked for in a query. */
const maxPhraseWords = 3;

type LocatedPhrase = Readonly<{ phrase: string; location: Location }>;

function checkPhrase({ phrase, location }: LocatedPhrase): ContentIssue[] {
  const words = splitWords(phrase).length;
  if (words > 0 && words <= maxPhraseWords) return [];
  const [message, hint] =
    words === 0
      ? [`"${phrase}" has no letter or digit to search for.`, 'Delete it, or write the word out.']
      : [
          `"${phrase}" has ${words} words; phrases of up to ${maxPhraseWords} words are recognized.`,
          'Shorten it to the words that people type.',
        ];
  return [issueAt(location, { rule: 'synonym', message, hint })];
}

/** Finds phrases that are in two groups: these would have to be one. */
function checkRepetition(groups: readonly (readonly LocatedPhrase[])[]): ContentIssue[] {
  const rows = new Map<string, number>();
  return groups.flatMap((group, row) =>
    group.flatMap(({ phrase, location }) => {
      const key = synonymKey(phrase);
      const before = rows.get(key);
      rows.set(key, row);
      if (before === undefined) return [];
      const message = `"${phrase}" is already in ${before === row ? 'this group' : `group ${before + 1}`}.`;
      const hint = before === row ? 'Delete it here.' : 'Merge the two groups, or delete it here.';
      return [issueAt(location, { rule: 'synonym', message, hint })];
    }),
  );
}

/** Reads the contributors' synonyms; a site without the file has none, and each mistake in it is an issue at its place. */
export function readSynonyms(root: string, file: string): ReadSynonyms {
  const { value, issues } = readOptionalYaml(root, file, synonymsSchema);
  if (!value) return { synonyms: none, issues };
  const { same, also } = value.data;
  const { locate } = value;
  const groups = same.map((group, row) =>
    group.map((phrase, item) => ({ phrase, location: locate(['same', row, item], 'value') })),
  );
  const asked = Object.keys(also).map((phrase) => ({ phrase, location: locate(['also', phrase]) }));
  return {
    synonyms: value.data,
    issues: [...[...groups.flat(), ...asked].flatMap(checkPhrase), ...checkRepetition(groups)],
  };
}
