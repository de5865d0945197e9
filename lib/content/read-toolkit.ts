import { z } from 'zod';
import type { Checked } from './checked';
import { text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';

const names = z.array(text);

/** The file of the toolkit's own names, which samples must use. */
const toolkitSchema = z.strictObject({
  helm: z.strictObject({
    /** Name that samples give the chart repository. */
    alias: text,
    /** Address of the chart repository. */
    repository: z.url(),
    /** Address of the charts in the OCI registry. */
    registry: z.string().startsWith('oci://'),
  }),
  /** Charts of the release. */
  charts: names,
  /** Scan types that its charts install. */
  scanTypes: names,
  /** What pages name and the release does not have: of their own worked examples, of other releases, of other programs. */
  others: z.strictObject({ charts: names, scanTypes: names, names: names.default([]), files: names.default([]) }),
});

export type Toolkit = Readonly<z.output<typeof toolkitSchema>>;

/** Reads the names of the toolkit; a site without the file holds its samples to none. */
export function readToolkit(root: string, file: string): Checked<Toolkit> {
  const { value, issues } = readOptionalYaml(root, file, toolkitSchema);
  return { value: value?.data, issues };
}
