import { type Document, isMap, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';
import { issuesFromYaml, yamlLocator } from '../errors/from-yaml';
import { suggestName } from '../errors/nearest-name';
import { describeErrors } from './describe-error';
import { type Place, placeInPage, type SampleFence } from './sample-fence';
import type { Schemas } from './schemas';

const ownGroups = /^(?:execution|cascading)\.securecodebox\.io\//;
/** A value that starts with `{{`. */
const template = /^\s*(?:-\s+)?(?:[\w./"'-]+:\s+)?\{\{/m;

type Sample = Readonly<{ file: string; fence: SampleFence; schemas: Schemas }>;
type Manifest = Readonly<{ document: Document; lines: LineCounter; data: Record<string, unknown> }>;

/** Takes a YAML sample and gives its mistakes: what cannot be parsed, and where a resource of the project does not fit its schema. */
export function checkYaml({ file, fence, schemas }: Sample): ContentIssue[] {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(fence.sample, { lineCounter: lines, prettyErrors: false });
  const documents = Array.isArray(parsed) ? (parsed as Document.Parsed[]) : [];
  const isTemplate = template.test(fence.sample);
  const broken = documents.flatMap((document) => issuesFromYaml(file, document, lines));
  if (broken.length > 0)
    return broken.map(({ line = 1, column = 1, ...issue }) => ({
      ...issue,
      ...placeInPage(fence, { line, column }),
      rule: 'sample-yaml',
      ...(isTemplate && { hint: templateHint }),
    }));
  return documents.flatMap((document) => {
    const braces = mapsAsNames(document, lines);
    if (braces.length > 0)
      return braces.map((place): ContentIssue => ({
        file,
        ...placeInPage(fence, place),
        rule: 'sample-yaml',
        severity: 'error',
        message: 'YAML takes {{ for a map, not for a template.',
        hint: templateHint,
      }));
    const data: unknown = isMap(document.contents) ? document.toJS() : undefined;
    const isOurs =
      typeof data === 'object' &&
      data !== null &&
      ownGroups.test(String((data as Record<string, unknown>)['apiVersion'] ?? ''));
    return isOurs
      ? checkManifest({ document, lines, data: data as Record<string, unknown> }, { file, fence, schemas })
      : [];
  });
}

const templateHint = 'Put {{ … }} in quotes, or write gotmpl instead of yaml where this is a Helm template.';

/** `{{ x }}` without quotes is a map whose only name is a map. */
function mapsAsNames(document: Document, lines: LineCounter): Place[] {
  const places: Place[] = [];
  visit(document, {
    Pair: (_key, { key }) => {
      if (isMap(key)) places.push(placeOf(lines, (key.range?.[0] ?? 1) - 1));
    },
  });
  return places;
}

function checkManifest({ document, lines, data }: Manifest, { file, fence, schemas }: Sample): ContentIssue[] {
  const locate = yamlLocator(document, lines);
  const start = placeOf(lines, document.contents?.range?.[0] ?? 0);
  const issue = (place: Place, message: string, hint: string): ContentIssue => ({
    file,
    ...placeInPage(fence, place),
    rule: 'sample-resource',
    severity: 'error',
    message,
    hint,
  });
  const { kind } = data;
  if (typeof kind !== 'string')
    return [
      issue(
        start,
        'The resource has no kind.',
        `Add "kind: …", one of: ${schemas.kinds.map((known) => known.kind).join(', ')}.`,
      ),
    ];
  const known = schemas.kinds.find((candidate) => candidate.kind === kind);
  if (!known)
    return [
      issue(
        locate(['kind'], 'value'),
        `The project has no kind "${kind}".`,
        suggestName(
          kind,
          schemas.kinds.map((candidate) => candidate.kind),
        ),
      ),
    ];
  return describeErrors(schemas.validate(known.schema, data)).map(({ path, part, message, hint }) =>
    issue(path.length === 0 ? start : locate(path, part), message, hint),
  );
}

function placeOf(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
