import { LineCounter, parseDocument } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';
import { yamlLocator } from '../errors/from-yaml';
import { parseJson } from '../errors/parse-json';
import { describeErrors } from './describe-error';
import { issueInSample, type Sample } from './sample-fence';
import type { Schemas } from './schemas';

/** Titles of samples that show findings: `finding`, `findings.json` and so on. */
const findingTitle = /^findings?\b/i;
const findingSchema = 'finding.schema.json';

/** Reports JSON that cannot be parsed, and findings that violate their schema. */
export function checkJson(sample: Sample, schemas: Schemas): ContentIssue[] {
  const { fence } = sample;
  const parsed = parseJson(fence.sample);
  if ('place' in parsed) {
    const message = `The JSON cannot be read here: ${parsed.reason}.`;
    const hint =
      'Check quotes, commas and brackets; JSON has no comments. Where something is left out, write text instead of json.';
    return [issueInSample(sample, parsed.place, { rule: 'sample-json', message, hint })];
  }
  if (!findingTitle.test(fence.title ?? '')) return [];
  const lines = new LineCounter();
  const locate = yamlLocator(parseDocument(fence.sample, { lineCounter: lines, prettyErrors: false }), lines);
  const isList = Array.isArray(parsed.data);
  return [parsed.data].flat().flatMap((data, index) =>
    describeErrors(schemas.validate(findingSchema, data)).map(({ path, part, message, hint }) =>
      issueInSample(sample, locate(isList ? [String(index), ...path] : path, part), {
        rule: 'sample-finding',
        message: message.replace('The resource', 'The finding'),
        hint,
      }),
    ),
  );
}
