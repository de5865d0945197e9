import { type Document, isMap, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { ContentIssue, Place } from '../errors/content-issue';
import { issuesFromYaml, placeAt, yamlLocator } from '../errors/from-yaml';
import { suggestName } from '../errors/nearest-name';
import { describeErrors } from './describe-error';
import { issueInSample, type Sample } from './sample-fence';
import type { Schemas } from './schemas';

const ownGroups = /^(?:execution|cascading)\.securecodebox\.io\//;
/** A value that starts with `{{`. */
const template = /^\s*(?:-\s+)?(?:[\w./"'-]+:\s+)?\{\{/m;
const templateHint = 'Put {{ … }} in quotes, or write gotmpl instead of yaml where this is a Helm template.';

type Manifest = Readonly<{ sample: Sample; document: Document.Parsed; lines: LineCounter }>;

/** What cannot be parsed, and where a resource of the project does not fit its schema. */
export function checkYaml(sample: Sample, schemas: Schemas): ContentIssue[] {
  const { file, fence } = sample;
  const lines = new LineCounter();
  const parsed = parseAllDocuments(fence.sample, { lineCounter: lines, prettyErrors: false });
  const documents = Array.isArray(parsed) ? (parsed as Document.Parsed[]) : [];
  const broken = documents.flatMap((document) => issuesFromYaml(file, document, lines));
  if (broken.length > 0)
    return broken.map(({ line = 1, column = 1, message, hint }) =>
      issueInSample(
        sample,
        { line, column },
        { rule: 'sample-yaml', message, hint: template.test(fence.sample) ? templateHint : hint },
      ),
    );
  return documents.flatMap((document) => {
    const braces = mapsAsNames(document, lines);
    return braces.length > 0
      ? braces.map((place) =>
          issueInSample(sample, place, {
            rule: 'sample-yaml',
            message: 'YAML takes {{ for a map, not for a template.',
            hint: templateHint,
          }),
        )
      : checkManifest({ sample, document, lines }, schemas);
  });
}

/** `{{ x }}` without quotes is a map whose only name is a map. */
function mapsAsNames(document: Document, lines: LineCounter): Place[] {
  const places: Place[] = [];
  visit(document, {
    Pair: (_key, { key }) => {
      if (isMap(key)) places.push(placeAt(lines, (key.range?.[0] ?? 1) - 1));
    },
  });
  return places;
}

function checkManifest({ sample, document, lines }: Manifest, schemas: Schemas): ContentIssue[] {
  if (!isMap(document.contents)) return [];
  const data = document.toJS() as Readonly<Record<string, unknown>>;
  const { apiVersion, kind } = data;
  if (!ownGroups.test(String(apiVersion ?? ''))) return [];
  const locate = yamlLocator(document, lines);
  const start = placeAt(lines, document.contents.range?.[0] ?? 0);
  const mistake = (place: Place, message: string, hint: string): ContentIssue =>
    issueInSample(sample, place, { rule: 'sample-resource', message, hint });
  const kinds = schemas.kinds.map((each) => each.kind);
  if (typeof kind !== 'string')
    return [mistake(start, 'The resource has no kind.', `Add "kind: …", one of: ${kinds.join(', ')}.`)];
  const known = schemas.kinds.find((each) => each.kind === kind);
  if (!known)
    return [mistake(locate(['kind'], 'value'), `The project has no kind "${kind}".`, suggestName(kind, kinds))];
  return describeErrors(schemas.validate(known.schema, data)).map(({ path, part, message, hint }) =>
    mistake(path.length === 0 ? start : locate(path, part), message, hint),
  );
}
