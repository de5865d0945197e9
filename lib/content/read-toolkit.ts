import { z } from 'zod';
import type { Checked } from './checked';
import { text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';

const names = z.array(text);

/** The file of the toolkit's own names, which samples must use. */
export const toolkitSchema = z.strictObject({
  helm: z.strictObject({
    alias: text.describe('Name that samples give the chart repository.'),
    repository: z.url().describe('Address of the chart repository.'),
    registry: z.string().startsWith('oci://').describe('Address of the charts in the OCI registry.'),
  }),
  charts: names.describe('Charts of the release.'),
  scanTypes: names.describe('Scan types that its charts install.'),
  others: z
    .strictObject({ charts: names, scanTypes: names, names: names.default([]), files: names.default([]) })
    .describe('What pages name and the release does not have: of worked examples, other releases, other programs.'),
});

export type Toolkit = Readonly<z.output<typeof toolkitSchema>>;

/** Reads the names of the toolkit; without the file, samples may use any names. */
export function readToolkit(root: string, file: string): Checked<Toolkit> {
  const { value, issues } = readOptionalYaml(root, file, toolkitSchema);
  return { value: value?.data, issues };
}
