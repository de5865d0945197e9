import type { ContentIssue } from '../errors/content-issue';
import { checkManifest } from './check-manifest';
import { readYaml } from './read-yaml';
import { issueInSample, type Sample } from './sample-fence';
import type { Schemas } from './schemas';

/** What cannot be parsed, and where a resource of the project does not fit its schema. */
export function checkYaml(sample: Sample, schemas: Schemas): ContentIssue[] {
  const { findings, documents } = readYaml(sample.fence.sample);
  const all = [...findings, ...documents.flatMap((document) => checkManifest(document, schemas))];
  return all.map(({ line, column, rule, message, hint }) =>
    issueInSample(sample, { line, column }, { rule, message, hint }),
  );
}
