import { type ContentIssue, issueAt } from '../errors/content-issue';
import type { DocPath } from './doc-path';
import type { DocFields } from './doc-schema';
import { example, text, url } from './page-schema';
import type { PageSource } from './split-front-matter';
import type { Integration } from './types';

/** Front matter of a scanner's or hook's page, from which overview pages and fact boxes are made. */
export const integrationFields = {
  type: text.optional().meta(example('type: Network', 'What it works on or does, in the words of its Helm chart.')),
  state: text
    .optional()
    .meta(example('state: released', 'How ready it is, in the words of its Helm chart, such as `released`.')),
  appVersion: text
    .optional()
    .meta(example('appVersion: "7.93-r1"', 'Version of the tool inside, as the chart gives it.')),
  usecase: text
    .optional()
    .meta(example('usecase: Find open ports and services', 'What one uses it for, in a few words.')),
  upstream: url('must be an address')
    .optional()
    .meta(example('upstream: https://nmap.org', "Address of the tool's own project.")),
  license: text.optional().meta(example('license: Apache-2.0', 'License of the tool itself, as its SPDX id.')),
};

const required = ['type', 'state', 'usecase'] as const;

type Kind = Integration['kind'] | undefined;
const kinds: Readonly<Record<string, Kind>> = { scanners: 'scanner', hooks: 'hook' };

/** The kind of integration that a doc's top folder is for. */
export const integrationKind = ({ cleanFolder }: DocPath): Kind => kinds[cleanFolder.split('/')[0] ?? ''];

/** Runs before the schema check: reports required integration fields that are missing, and integration fields on any other page. */
export function checkIntegration({ data, locate }: PageSource, kind: Kind): ContentIssue[] {
  const mistake = (field: string, message: string, hint: string): ContentIssue =>
    issueAt(locate([field]), { rule: 'integration', message, hint });
  const present = Object.keys(integrationFields).filter((field) => field in data);
  if (kind === undefined)
    return present.map((field) =>
      mistake(
        field,
        `The field "${field}" belongs on the page of a scanner or hook.`,
        'Delete the line, or move the page into the folder "scanners" or "hooks".',
      ),
    );
  const [first] = present;
  const missing = required.filter((field) => !(field in data)).map((field) => `"${field}"`);
  if (first === undefined || missing.length === 0) return [];
  const message = `"${first}" is set, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  const hint = `Give all of ${required.join(', ')}, or none of ${Object.keys(integrationFields).join(', ')}.`;
  return [mistake(first, message, hint)];
}

export function toIntegration(kind: Kind, fields: DocFields): Integration | undefined {
  const { type, state, usecase, appVersion, upstream, license } = fields;
  if (kind === undefined || type === undefined || state === undefined || usecase === undefined) return undefined;
  return { kind, type, state, usecase, appVersion, upstream, license };
}
