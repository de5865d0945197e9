import { checkManifest, isProjectResource, kindOf } from '../samples/check-manifest';
import { readYaml, type YamlDocument } from '../samples/read-yaml';
import type { Kind, Schemas } from '../samples/schemas';
import { checkScanType } from './check-scan-type';
import { checkSchedule } from './check-schedule';
import { checkScope } from './check-scope';
import { checkSelectors } from './check-selectors';
import type { ToolFacts } from './facts';
import { placeRemark } from './place-remark';
import { type FieldRemark, type Remark, remarkFactory } from './remark';
import type { Resource } from './resource';

const maxRemarks = 200;

const { error } = remarkFactory('resource');

/** Reports a resource with the project's kind but another API group. */
function checkGroup(document: YamlDocument, { kind, apiVersion }: Kind): FieldRemark[] {
  if (isProjectResource(document) || document.data['spec'] === undefined) return [];
  if (document.data['apiVersion'] === undefined)
    return [error([], 'The resource has no apiVersion.', `Add "apiVersion: ${apiVersion}".`)];
  const message = `A ${kind} of the secureCodeBox has another apiVersion.`;
  const hint = `Write ${apiVersion}, unless the resource belongs to another project.`;
  return [{ ...error(['apiVersion'], message, hint), part: 'value', instead: apiVersion }];
}

/** Schema violations, worded as in all other checks. */
const fromSchema = (document: YamlDocument, schemas: Schemas): FieldRemark[] =>
  checkManifest(document, schemas).map(({ line, column, missing, ...breach }) => ({
    ...breach,
    severity: 'error',
    place: { line, column },
    about: missing === undefined ? undefined : [...breach.path, missing],
  }));

/** Beyond what schemas express. */
const checkResource = (resource: Resource, all: readonly Resource[], facts: ToolFacts): FieldRemark[] => [
  ...checkScanType(resource, all, facts),
  ...checkSchedule(resource),
  ...checkSelectors(resource, all),
  ...checkScope(resource, all),
];

/** Checks a text of one or more YAML documents and returns all mistakes, warnings and notes; never throws, whatever the text is. */
export function checkText(text: string, { schemas, facts }: Readonly<{ schemas: Schemas; facts: ToolFacts }>) {
  const { problems, documents } = readYaml(text);
  const known = documents.map((document) => {
    const kind = kindOf(document, schemas);
    return { document, kind, own: kind && isProjectResource(document) ? [{ ...document, kind }] : [] };
  });
  const resources: Resource[] = known.flatMap(({ own }) => own);
  const ofFields = known.flatMap(({ document, kind, own }) =>
    [
      ...fromSchema(document, schemas),
      ...(kind ? checkGroup(document, kind) : []),
      ...own.flatMap((resource) => checkResource(resource, resources, facts)),
    ].map((remark) => placeRemark(remark, { text, document, kind, facts })),
  );
  const unreadable = problems.map((problem): Remark => ({ ...problem, severity: 'error' }));
  const remarks = [...unreadable, ...ofFields].sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    /** In text order; limited to the first `maxRemarks`. */
    remarks: remarks.slice(0, maxRemarks).map((remark) => ({ ...remark, rule: remark.rule.replace(/^sample-/, '') })),
    /** The total number of remarks. */
    total: remarks.length,
    /** How many resources of the project were checked. */
    resources: resources.length,
    /** Number of other documents, which are only parsed. */
    others: documents.length - resources.length,
  };
}

/** The result of checking a text. */
export type Verdict = Readonly<ReturnType<typeof checkText>>;
