import type { ContentIssue } from '../errors/content-issue';
import { issueInSample, type Sample } from './sample-fence';

/** A pattern that no line of a sample may match, and the message for it. */
type ForbiddenPattern = Readonly<{ pattern: RegExp; message: string; hint: string }>;

/** Changes by word processors and invisible characters: copied code with them does not work. */
const broken: readonly ForbiddenPattern[] = [
  { pattern: /(?<=^|[\s=:([{,])[“”„‘’]/, message: 'This is a typographic quotation mark.', hint: `Write " or '.` },
  { pattern: /(?<=^|\s)[–—](?=\w)/, message: 'This is a typographic dash.', hint: 'Write - or --.' },
  {
    pattern: /\\[ \t]+$/,
    message: 'A space after the backslash ends the command here.',
    hint: 'Delete it: the backslash must be the last character of its line.',
  },
];

const prompt: ForbiddenPattern = {
  pattern: /(?<=^\s*)\$ /,
  message: 'The command starts with the prompt "$ ", which would be copied with it.',
  hint: 'Delete "$ ", and show output in a text block of its own.',
};
/** Pasted into zsh, the shell of macOS, such a line is an error. */
const comment: ForbiddenPattern = {
  pattern: /(?<=^\s*)#/,
  message: 'The comment would be copied with the command.',
  hint: 'Say it in a sentence before the block; a script that readers save as a file has a title="…".',
};

const reportLines = (sample: Sample, rule: string, forbidden: readonly ForbiddenPattern[]): ContentIssue[] =>
  sample.fence.sample.split('\n').flatMap((line, index) =>
    forbidden.flatMap(({ pattern, message, hint }) => {
      const at = line.search(pattern);
      return at < 0 ? [] : [issueInSample(sample, { line: index + 1, column: at + 1 }, { rule, message, hint })];
    }),
  );

/** Reports each line of a command or manifest that would not work when copied. */
export function checkCopied(sample: Sample): ContentIssue[] {
  const { language, title } = sample.fence;
  if (language !== 'bash' && language !== 'yaml') return [];
  const inShell = language === 'yaml' ? [] : title === undefined ? [prompt, comment] : [prompt];
  return [...reportLines(sample, 'sample-typography', broken), ...reportLines(sample, 'sample-shell', inShell)];
}
