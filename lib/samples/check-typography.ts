import type { ContentIssue } from '../errors/content-issue';
import { issueInSample, type Sample } from './sample-fence';

/** What word processors make of code, or what nobody sees: copied, it does not work. */
const unwanted = [
  {
    pattern: /(?<=^|[\s=:([{,])[“”„‘’]/,
    message: 'This quotation mark is one of prose.',
    hint: `Write " or '.`,
  },
  { pattern: /(?<=^|\s)[–—](?=\w)/, message: 'This dash is one of prose.', hint: 'Write - or --.' },
  {
    pattern: /\\[ \t]+$/,
    message: 'A space behind the backslash ends the command here.',
    hint: 'Delete it: the backslash must be the last character of its line.',
  },
];

const languages: readonly string[] = ['bash', 'yaml'];

/** An issue for each character of a command or manifest that would break it for whoever copies it. */
export function checkTypography(sample: Sample): ContentIssue[] {
  const { language, sample: text } = sample.fence;
  if (!languages.includes(language)) return [];
  return text.split('\n').flatMap((line, index) =>
    unwanted.flatMap(({ pattern, message, hint }) => {
      const at = line.search(pattern);
      return at < 0
        ? []
        : [issueInSample(sample, { line: index + 1, column: at + 1 }, { rule: 'sample-typography', message, hint })];
    }),
  );
}
