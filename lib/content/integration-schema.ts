import { z } from 'zod';
import type { ContentIssue } from '../errors/content-issue';
import type { Locate } from '../errors/from-yaml';
import type { DocPath } from './doc-path';
import { text } from './page-schema';
import type { Integration } from './types';

/** Front matter of a scanner's or hook's page, from which overview pages and fact boxes are made. */
export const integrationFields = {
  /** What it works on or does, in the words of its Helm chart, such as `Network` or `dataProcessing`. */
  type: text.optional().meta({ hint: 'Write it like this: type: Network' }),
  /** How ready it is, in the words of its Helm chart, such as `released`. */
  state: text.optional().meta({ hint: 'Write it like this: state: released' }),
  /** Version of the tool inside, as the chart gives it. */
  appVersion: text.optional().meta({ hint: 'Write it like this: appVersion: "7.93-r1"' }),
  /** What one uses it for, in a few words. */
  usecase: text.optional().meta({ hint: 'Write it like this: usecase: Find open ports and services' }),
  /** Address of the tool's own project. */
  upstream: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .optional()
    .meta({ hint: 'Write it like this: upstream: https://nmap.org' }),
  /** License of the tool itself, as its SPDX id. */
  license: text.optional().meta({ hint: 'Write it like this: license: Apache-2.0' }),
};

const required = ['type', 'state', 'usecase'] as const;
const kinds: Readonly<Record<string, Integration['kind']>> = { scanners: 'scanner', hooks: 'hook' };

/** Tells from a doc's top folder which kind of integration the page may describe. */
export const integrationKind = ({ cleanFolder }: DocPath): Integration['kind'] | undefined =>
  kinds[cleanFolder.split('/')[0] ?? ''];

export type IntegrationCheck = Readonly<{
  file: string;
  data: Readonly<Record<string, unknown>>;
  locate: Locate;
  kind?: Integration['kind'];
}>;

/** Takes front matter before its fields are checked and gives an issue where some of the integration fields are missing, or for each that stands on the page of no integration. */
export function checkIntegration({ file, data, locate, kind }: IntegrationCheck): ContentIssue[] {
  const given = Object.keys(integrationFields).filter((field) => field in data);
  const base = { file, rule: 'integration', severity: 'error' } as const;
  if (kind === undefined) {
    const hint = 'Delete the line, or move the page into the folder "scanners" or "hooks".';
    return given.map((field) => ({
      ...base,
      ...locate([field]),
      message: `The field "${field}" belongs on the page of a scanner or hook.`,
      hint,
    }));
  }
  const [first] = given;
  const missing = required.filter((field) => !(field in data)).map((field) => `"${field}"`);
  if (first === undefined || missing.length === 0) return [];
  const message = `Beside "${first}", ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  const hint = `Give all of ${required.join(', ')}, or none of ${Object.keys(integrationFields).join(', ')}.`;
  return [{ ...base, ...locate([first]), message, hint }];
}

type IntegrationFields = Readonly<Partial<Record<keyof typeof integrationFields, string>>>;

/** Takes a page's kind and checked fields and gives what they tell of the integration, if they do. */
export function toIntegration(
  kind: Integration['kind'] | undefined,
  fields: IntegrationFields,
): Integration | undefined {
  const { type, state, usecase, appVersion, upstream, license } = fields;
  if (kind === undefined || type === undefined || state === undefined || usecase === undefined) return undefined;
  return { kind, type, state, usecase, appVersion, upstream, license };
}
