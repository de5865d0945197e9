import { z } from 'zod';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { readOptionalYaml } from './read-yaml-file';
import { scannerFacts } from './scanner-facts';
import type { Doc, LeftOutFile } from './types';

/** The data file of scanners, by the last part of the address of their pages. */
export const scannersSchema = z.record(z.string(), scannerFacts);

type Pages = Readonly<{ /** Of the latest version. */ docs: readonly Doc[]; leftOut: readonly LeftOutFile[] }>;

const nameOf = ({ route }: { readonly route: string }): string => route.slice(route.lastIndexOf('/') + 1);

/** Takes docs and gives them with what the data file knows of each scanner; a file that is there must know each one, and no others. */
export function readScanners(
  root: string,
  file: string,
  { docs, leftOut }: Pages,
): Readonly<{ docs: readonly Doc[]; issues: readonly ContentIssue[] }> {
  const { value, issues } = readOptionalYaml(root, file, scannersSchema);
  if (!value) return { docs, issues };
  const { data, locate } = value;
  const pages = docs.filter(({ integration }) => integration?.kind === 'scanner').map(nameOf);
  const known = [...pages, ...leftOut.map(nameOf)];
  const mistake = (place: readonly string[], message: string, hint: string): ContentIssue =>
    issueAt(locate(place), { rule: 'scanners', message, hint });
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  const missing = pages.filter((name) => data[name] === undefined);
  return {
    docs: docs.map((doc) =>
      doc.integration?.kind === 'scanner'
        ? { ...doc, integration: { ...doc.integration, facts: data[nameOf(doc)] } }
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
