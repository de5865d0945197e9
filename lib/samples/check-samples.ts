import type { ContentIssue } from '../errors/content-issue';
import { checkJson } from './check-json';
import { checkNames } from './check-names';
import { checkShell } from './check-shell';
import { checkYaml } from './check-yaml';
import type { SampleFence, SamplePage } from './sample-fence';
import { readSchemas, type Schemas } from './schemas';
import type { ToolkitNames } from './toolkit-names';

export type SampleOptions = Readonly<{
  /** Folder of the project's schemas; default: `content/data/schemas`. */
  schemaFolder?: string;
  /** Names to hold samples to; default: any name is right. */
  names?: ToolkitNames;
}>;

/**
 * Takes one page or all pages with their fences and gives every mistake in their samples, at its place in the page: YAML, JSON and shell
 * must be readable, resources of the project and findings must fit their schemas. Fences with `no-check` are left out.
 */
export function checkSamples(
  pages: SamplePage | readonly SamplePage[],
  { schemaFolder = 'content/data/schemas', names }: SampleOptions = {},
): ContentIssue[] {
  const samples = [pages]
    .flat()
    .flatMap(({ file, fences }) => fences.filter(({ isChecked }) => isChecked).map((fence) => ({ file, fence })));
  const schemas = readSchemas(schemaFolder);
  const shell = samples.filter(({ fence }) => fence.language === 'bash');
  return [
    ...samples.flatMap(({ file, fence }) => checkText(file, fence, schemas)),
    ...(names ? samples.flatMap((sample) => checkNames({ ...sample, names })) : []),
    ...checkShell(shell),
  ];
}

function checkText(file: string, fence: SampleFence, schemas: Schemas): ContentIssue[] {
  switch (fence.language) {
    case 'yaml':
      // A template is no YAML before it is rendered.
      return /\.tpl$/.test(fence.title ?? '') ? [] : checkYaml({ file, fence, schemas });
    case 'json':
      return checkJson({ file, fence, schemas });
    default:
      return [];
  }
}
