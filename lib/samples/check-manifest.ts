import type { Place } from '../errors/content-issue';
import { nearestName, suggestName } from '../errors/nearest-name';
import { type Breach, describeErrors } from './describe-error';
import type { YamlDocument, YamlFinding } from './read-yaml';
import type { Kind, Schemas } from './schemas';

const ownGroups = /^(?:execution|cascading)\.securecodebox\.io\//;

/** Whether a document is a resource of the project, by its group. */
export const isOwn = ({ data }: YamlDocument): boolean => ownGroups.test(String(data['apiVersion'] ?? ''));

/** The kind that a document names, if the project has it. */
export const kindOf = ({ data }: YamlDocument, { kinds }: Schemas): Kind | undefined =>
  kinds.find((each) => each.kind === data['kind']);

/** A mistake at a field of a resource. */
export type FieldFinding = YamlFinding & Breach;

/** As many mistakes of one resource are told: to find the place of each takes time. */
const mostMistakes = 500;

/** Where a resource of the project does not fit its schema; nothing is said of other documents. */
export function checkManifest(document: YamlDocument, schemas: Schemas): FieldFinding[] {
  if (!isOwn(document)) return [];
  const { data, locate, start } = document;
  const { kind } = data;
  const mistake = (place: Place, breach: Breach): FieldFinding => ({
    ...place,
    rule: 'sample-resource',
    ...breach,
  });
  const kinds = schemas.kinds.map((each) => each.kind);
  if (typeof kind !== 'string') {
    const message = 'The resource has no kind.';
    return [mistake(start, { path: [], part: 'key', message, hint: `Add "kind: …", one of: ${kinds.join(', ')}.` })];
  }
  const known = kindOf(document, schemas);
  const path = ['kind'];
  if (!known) {
    const message = `The project has no kind "${kind}".`;
    const hint = suggestName(kind, kinds);
    return [mistake(locate(path, 'value'), { path, part: 'value', message, hint, instead: nearestName(kind, kinds) })];
  }
  return describeErrors(schemas.validate(known.schema, data).slice(0, mostMistakes)).map((breach) =>
    mistake(breach.path.length === 0 ? start : locate(breach.path, breach.part), breach),
  );
}
