import matter from 'gray-matter';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { andThen, type Checked } from './checked';
import { type LocatedData, parseYaml } from './parse-yaml';
import { readText } from './read-text';

type Fields = Readonly<Record<string, unknown>>;

/** A content file in two: its front matter, not yet checked, and the text after it. */
export type PageSource = LocatedData<Fields> & Readonly<{ body: string }>;

/** gray-matter forgives fences that the page's parser does not: they would show as text. */
function checkFences(file: string, text: string): ContentIssue | undefined {
  const mistake = (message: string, hint: string, line = 1): ContentIssue =>
    issueAt({ file, line, column: 1 }, { rule: 'front-matter', message, hint });
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first]?.trimEnd() ?? '';
  if (!/^---(?!-)/.test(opening))
    return mistake(
      'The page has no front matter.',
      'Start it with a line "---", then "title: …" and "description: …", each on a line, then another line "---".',
    );
  if (first > 0)
    return mistake('The front matter does not start on the first line.', 'Delete the empty lines above it.');
  if (opening !== '---')
    return mistake(
      `The front matter must be YAML, but it starts with "${opening}".`,
      'Start the file with a line that holds three dashes and nothing else.',
    );
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (closing === -1)
    return mistake('The front matter is not closed.', 'Put a line with three dashes after the last field.');
  if (lines[closing]?.trimEnd() === '---') return undefined;
  return mistake('This line does not close the front matter.', 'Write three dashes and nothing else.', closing + 1);
}

function refuseEvaluation(): never {
  throw new Error('front matter is never evaluated');
}

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

function checkFields({ data, locate }: LocatedData, body: string): Checked<PageSource> {
  if (isFields(data)) return { value: { data, locate, body }, issues: [] };
  const message = 'The front matter has no fields.';
  const hint = 'Write one field per line, as "name: value", with a space after the colon.';
  return { issues: [issueAt(locate([]), { rule: 'front-matter', message, hint })] };
}

export function splitFrontMatter(file: string, text: string): Checked<PageSource> {
  const fenceIssue = checkFences(file, text);
  if (fenceIssue) return { issues: [fenceIssue] };
  // gray-matter only splits: its own YAML engine knows no places, and its JavaScript engine is eval.
  const { data, content } = matter(text, { engines: { yaml: (block) => ({ block }), javascript: refuseEvaluation } });
  const block: unknown = data['block'];
  if (typeof block !== 'string') return { value: { data: {}, locate: () => startOf(file), body: content }, issues: [] };
  // The block starts at the end of line 1, so its places are the file's.
  return andThen(parseYaml(file, block), (frontMatter) => checkFields(frontMatter, content));
}

/** Reads a content file below the project's root. */
export const readPage = (root: string, file: string): Checked<PageSource> =>
  andThen(readText(root, file), (text) => splitFrontMatter(file, text));
