import { LineCounter, parseDocument } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';
import { yamlLocator } from '../errors/from-yaml';
import { describeErrors } from './describe-error';
import { type Place, placeInPage, type SampleFence } from './sample-fence';
import type { Schemas } from './schemas';

/** Titles of samples that show findings: `finding`, `findings.json` and so on. */
const findingTitle = /^findings?\b/i;
const findingSchema = 'finding.schema.json';

/** Takes a JSON sample and gives its mistakes: what cannot be parsed, and findings that do not fit their schema. */
export function checkJson({
  file,
  fence,
  schemas,
}: {
  file: string;
  fence: SampleFence;
  schemas: Schemas;
}): ContentIssue[] {
  const issue = (place: Place, rest: Pick<ContentIssue, 'rule' | 'message' | 'hint'>): ContentIssue => ({
    file,
    ...placeInPage(fence, place),
    severity: 'error',
    ...rest,
  });
  const parsed = parseJson(fence.sample);
  if ('place' in parsed)
    return [
      issue(parsed.place, {
        rule: 'sample-json',
        message: `The JSON cannot be read here: ${parsed.reason}.`,
        hint: 'Check quotes, commas and brackets; JSON has no comments. Where something is left out, write text instead of json.',
      }),
    ];
  if (!findingTitle.test(fence.title ?? '')) return [];
  const lines = new LineCounter();
  const locate = yamlLocator(parseDocument(fence.sample, { lineCounter: lines, prettyErrors: false }), lines);
  const findings = Array.isArray(parsed.data)
    ? parsed.data.map((data: unknown, index) => ({ data, path: [String(index)] }))
    : [{ data: parsed.data, path: [] }];
  return findings.flatMap(({ data, path }) =>
    describeErrors(schemas.validate(findingSchema, data)).map((breach) =>
      issue(locate([...path, ...breach.path], breach.part), {
        rule: 'sample-finding',
        message: breach.message.replace('The resource', 'The finding'),
        hint: breach.hint,
      }),
    ),
  );
}

function parseJson(text: string): { readonly data: unknown } | { readonly place: Place; readonly reason: string } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const reason = message.replace(/ in JSON.*$| at position.*$|, ".*$/s, '');
    return {
      place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      reason: reason.charAt(0).toLowerCase() + reason.slice(1),
    };
  }
}
