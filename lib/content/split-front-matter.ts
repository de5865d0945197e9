import matter from 'gray-matter';
import type { ContentIssue } from '../errors/content-issue';
import { fileStart, type Locate, type Place } from '../errors/from-yaml';
import type { Checked } from './checked';
import { parseYaml, type YamlData } from './parse-yaml';
import type { SourceFile } from './types';

export type SplitFile = Readonly<{ source: SourceFile; locate: Locate }>;

type Fields = Readonly<Record<string, unknown>>;

const frontMatterIssue = (file: string, message: string, hint: string, place: Place = fileStart): ContentIssue => ({
  file,
  ...place,
  rule: 'front-matter',
  severity: 'error',
  message,
  hint,
});

/** gray-matter forgives fences that the page's parser does not: they would show as text. */
function checkFences(file: string, text: string): ContentIssue | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first]?.trimEnd() ?? '';
  if (!/^---(?!-)/.test(opening)) return undefined;
  if (first > 0)
    return frontMatterIssue(
      file,
      'The front matter does not start on the first line.',
      'Delete the empty lines above it.',
    );
  if (opening !== '---')
    return frontMatterIssue(
      file,
      `The front matter must be YAML, but it starts with "${opening}".`,
      'Start the file with a line that holds three dashes and nothing else.',
    );
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (closing === -1)
    return frontMatterIssue(
      file,
      'The front matter is not closed.',
      'Put a line with three dashes after the last field.',
    );
  if (lines[closing]?.trimEnd() === '---') return undefined;
  return frontMatterIssue(file, 'This line does not close the front matter.', 'Write three dashes and nothing else.', {
    line: closing + 1,
    column: 1,
  });
}

function refuse(): never {
  throw new Error('front matter is never evaluated');
}

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

function checkFields(file: string, { data, locate }: YamlData): Checked<Fields> {
  if (isFields(data)) return { value: data, issues: [] };
  const message = 'The front matter holds no fields.';
  return {
    issues: [
      frontMatterIssue(
        file,
        message,
        'Write one field a line, as "name: value", with a space after the colon.',
        locate([]),
      ),
    ],
  };
}

/** Takes a content file's text and gives its front matter, with the places of its fields, and its body; front matter that is not YAML, or not fields, is an issue. */
export function splitFrontMatter(file: string, text: string): Checked<SplitFile> {
  const fence = checkFences(file, text);
  if (fence) return { issues: [fence] };
  let yaml: Checked<YamlData> = { value: { data: {}, locate: () => fileStart }, issues: [] };
  const parse = (block: string): object => {
    // The block starts at the end of line 1, so its places are the file's.
    yaml = parseYaml(file, block);
    return {};
  };
  // Without options gray-matter keeps a failed parse and answers {} the second time; its own JavaScript engine is eval.
  const { content } = matter(text, { engines: { yaml: parse, javascript: refuse } });
  if (!yaml.value) return { issues: yaml.issues };
  const { locate } = yaml.value;
  const fields = checkFields(file, yaml.value);
  if (!fields.value) return { issues: fields.issues };
  return { value: { source: { file, text, body: content, data: fields.value }, locate }, issues: [] };
}
