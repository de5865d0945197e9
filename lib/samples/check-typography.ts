import type { ContentIssue } from '../errors/content-issue';
import { reportLines, type Unwanted } from './report-lines';
import type { Sample } from './sample-fence';

/** What word processors make of code, or what nobody sees: copied, it does not work. */
const unwanted: readonly Unwanted[] = [
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

/** An issue for each line of a command or manifest that would not work for whoever copies it. */
export const checkTypography = (sample: Sample): ContentIssue[] =>
  languages.includes(sample.fence.language) ? reportLines(sample, 'sample-typography', unwanted) : [];
