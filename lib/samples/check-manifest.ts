import { didYouMean, nearestName, suggestName } from '../errors/nearest-name';
import { type Violation, describeErrors } from './describe-error';
import type { YamlDocument, YamlProblem } from './read-yaml';
import type { Kind, Schemas } from './schemas';

const projectGroups = /^(?:execution|cascading)\.securecodebox\.io\//;

/** Whether a document is a resource of the project, by its group. */
export const isProjectResource = ({ data }: YamlDocument): boolean =>
  projectGroups.test(String(data['apiVersion'] ?? ''));

/** The kind that a document names, if the project has it. */
export const kindOf = ({ data }: YamlDocument, { kinds }: Schemas): Kind | undefined =>
  kinds.find((each) => each.kind === data['kind']);

/** Most mistakes reported per resource, because finding the place of each takes time. */
const maxMistakes = 500;

function violationsOf(document: YamlDocument, schemas: Schemas): Violation[] {
  const { kind } = document.data;
  const kinds = schemas.kinds.map((each) => each.kind);
  if (typeof kind !== 'string') {
    const hint = `Add "kind: …", one of: ${kinds.join(', ')}.`;
    return [{ path: [], part: 'key', message: 'The resource has no kind.', hint }];
  }
  const known = kindOf(document, schemas);
  if (known) return describeErrors(schemas.validate(known.schema, document.data).slice(0, maxMistakes));
  const message = `The project has no kind "${kind}".`;
  const [hint, instead] = [suggestName(kind, kinds), nearestName(kind, kinds)];
  return [{ path: ['kind'], part: 'value', rule: 'sample-kind', message, hint, instead }];
}

/** Reports where a resource of the project violates its schema; other documents are ignored. */
export const checkManifest = (document: YamlDocument, schemas: Schemas): (YamlProblem & Violation)[] =>
  (isProjectResource(document) ? violationsOf(document, schemas) : []).map((breach) => ({
    ...(breach.path.length === 0 ? document.start : document.locate(breach.path, breach.part)),
    rule: 'sample-resource',
    ...breach,
  }));

/** Reports a resource of the project with a mistyped group, which no other check would catch. */
export function checkMistypedGroup(document: YamlDocument, schemas: Schemas): YamlProblem[] {
  const apiVersion = kindOf(document, schemas)?.apiVersion;
  const written = String(document.data['apiVersion'] ?? '');
  if (apiVersion === undefined || isProjectResource(document) || nearestName(written, [apiVersion]) === undefined)
    return [];
  const message = `"${written}" is not an apiVersion of the project, so the resource would not be checked.`;
  const hint = didYouMean(apiVersion);
  return [{ ...document.locate(['apiVersion'], 'value'), rule: 'sample-group', message, hint }];
}
