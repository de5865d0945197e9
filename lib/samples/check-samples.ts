import type { ContentIssue } from '../errors/content-issue';
import { checkCopied } from './check-copied';
import { checkJson } from './check-json';
import { checkLiveCode } from './check-live-code';
import { checkManifest, checkMistypedGroup } from './check-manifest';
import { checkNames } from './check-names';
import { checkShell } from './check-shell';
import { readYaml } from './read-yaml';
import { issueInSample, type Sample, type SamplePage } from './sample-fence';
import { loadSchemas, type SchemaFile, type Schemas } from './schemas';
import type { ToolkitNames } from './toolkit-names';

export type SampleOptions = Readonly<{
  schemas: readonly SchemaFile[];
  /** Names that samples may use; by default any name. */
  names?: ToolkitNames;
}>;

/**
 * Reports every mistake in the samples of pages: YAML, JSON, shell and live code must parse, and findings and the project's resources must
 * match their schemas. Fences with `no-check` are skipped.
 */
export function checkSamples(pages: readonly SamplePage[], { schemas: files, names }: SampleOptions): ContentIssue[] {
  const samples = pages.flatMap(({ file, fences }) =>
    fences.filter(({ isChecked }) => isChecked).map((fence) => ({ file, fence })),
  );
  const schemas = loadSchemas(files);
  return [
    ...samples.flatMap((sample) => checkText(sample, schemas)),
    ...samples.flatMap(checkCopied),
    ...samples.flatMap((sample) => (sample.fence.isLive ? checkLiveCode(sample) : [])),
    ...(names ? samples.flatMap((sample) => checkNames(sample, names)) : []),
    ...checkShell(samples.filter(({ fence }) => fence.language === 'bash')),
  ];
}

/** Reports what cannot be parsed, and findings and project resources that violate their schema. */
function checkText(sample: Sample, schemas: Schemas): ContentIssue[] {
  const { language, title = '', sample: text } = sample.fence;
  if (language === 'json') return checkJson(sample, schemas);
  // A template is not YAML until it is rendered.
  if (language !== 'yaml' || title.endsWith('.tpl')) return [];
  const { problems, documents } = readYaml(text);
  const all = [
    ...problems,
    ...documents.flatMap((document) => [...checkManifest(document, schemas), ...checkMistypedGroup(document, schemas)]),
  ];
  return all.map(({ line, column, rule, message, hint }) =>
    issueInSample(sample, { line, column }, { rule, message, hint }),
  );
}
