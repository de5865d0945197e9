import { z } from 'zod';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { example, text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Doc, LeftOutFile } from './types';

const names = z.array(text);

/** What readers want to check, in the order of the home page. */
export const scanGoals = ['network', 'web', 'images', 'clusters', 'code', 'secrets', 'encryption'] as const;

export type ScanGoal = (typeof scanGoals)[number];

/** What a scanner needs and brings. */
const scannerFacts = z.strictObject({
  checks: z.array(z.enum(scanGoals)).default([]).meta(example('checks: [network]', 'What it checks.')),
  platforms: z
    .array(z.enum(['amd64', 'arm64', 'ppc64le', 's390x']))
    .min(1)
    .meta(example('platforms: [amd64, arm64]', 'Processors that its image is built for.')),
  user: text.optional().describe('User of its container; left out where the makers of its image decide.'),
  rights: text.optional().describe('Rights beyond those of other scan pods, in a few words.'),
  internet: z.strictObject({
    needed: z.enum(['yes', 'partly', 'no']),
    for: text.optional().describe('What for, in a few words.'),
  }),
  categories: names.meta(example('categories: [Open Port]', 'Categories of its findings.')),
  otherCategories: text.optional().describe('Further categories, which come from what it finds, in a few words.'),
  rules: names.meta(example('rules: [nmap-hostscan]', 'Cascading rules that start it.')),
});

export type ScannerFacts = Readonly<z.output<typeof scannerFacts>>;

/** The data file of scanners, by the last part of the address of their pages. */
export const scannersSchema = z.record(z.string(), scannerFacts);

type Pages = Readonly<{
  docs: readonly Doc[];
  /** Name of the latest version, whose scanners the file must know. */
  latest: string | undefined;
  leftOut: readonly LeftOutFile[];
}>;

const pageName = ({ route }: { readonly route: string }): string => route.slice(route.lastIndexOf('/') + 1);

/** Adds the data file's facts to the docs of scanners; the file, if there is one, must list every scanner of the latest version, and no others. */
export function readScanners(root: string, file: string, { docs, latest, leftOut }: Pages) {
  const { value, issues } = readOptionalYaml(root, file, scannersSchema);
  if (!value) return { docs, issues };
  const { data, locate } = value;
  const pages = docs
    .filter(({ integration, version }) => integration?.kind === 'scanner' && version === latest)
    .map(pageName);
  const known = [...pages, ...leftOut.map(pageName)];
  const mistake = (place: readonly string[], message: string, hint: string): ContentIssue =>
    issueAt(locate(place), { rule: 'scanners', message, hint });
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  const missing = pages.filter((name) => data[name] === undefined);
  return {
    docs: docs.map((doc) =>
      doc.integration?.kind === 'scanner'
        ? { ...doc, integration: { ...doc.integration, facts: data[pageName(doc)] } }
        : doc,
    ),
    issues: [
      ...unknown.map((name) => mistake([name], `There is no page of a scanner "${name}".`, suggestName(name, pages))),
      ...missing.map((name) =>
        mistake([], `The scanner "${name}" is missing.`, `Add "${name}:", and below it what it needs and brings.`),
      ),
    ],
  };
}
