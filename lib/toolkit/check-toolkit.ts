import { toolkitSchema } from '../content/read-toolkit';
import { dataNames, readCheckedData } from '../data-tables/data-file';
import { helmValues } from '../data-tables/helm-values';
import { type ContentIssue, issueAt, sortIssues } from '../errors/content-issue';
import { imageClaims, nameClaims, scannerClaims, valueClaims } from './chart-claims';
import { type Claim, isClaim } from './claims';
import { fieldClaims } from './field-claims';
import { mentions, newNames, pageClaims } from './page-claims';
import { type PageText, readPageText } from './page-text';
import { readToolkitTree } from './read-toolkit-tree';

/** Checks the docs and data below a content folder against a working tree of the toolkit. Posts are left out: they describe their own time. */
export function checkToolkit(content: string, root: string) {
  const toolkit = readToolkitTree(root);
  const data = `${content}/data`;
  const { others } = readCheckedData(`${data}/toolkit.yaml`, toolkitSchema).data;
  const pages = dataNames(`${content}/docs`, '.mdx').map((name) => readPageText(`${content}/docs/${name}.mdx`));
  const chartOf = (name: string): string | undefined =>
    pages.find(({ file }) => file.endsWith(`scanners/${name}.mdx`))?.charts[0];
  const results = [
    ...valueClaims(data, toolkit),
    ...fieldClaims(data, toolkit),
    ...nameClaims(data, toolkit),
    ...imageClaims(data, toolkit),
    ...scannerClaims(data, toolkit, chartOf),
  ];
  const ofData = results.filter(isClaim);
  const ofPages = pages.flatMap((page) => [...pageClaims(page, toolkit, others), ...mentions(page, ofData)]);
  const claims = [...ofData, ...ofPages];
  const broken = claims.filter(({ reason }) => reason !== undefined);
  const shown = new Set(broken.map(({ chart }) => chart));
  const isConcerned = ({ file, charts }: PageText): boolean =>
    broken.some(({ location }) => location.file === file) || charts.some((name) => shown.has(name));
  const texts = [...pages.map(({ text }) => text), ...dataTexts(data)];
  return {
    /** Claims of the content that the toolkit contradicts, at each place that makes them. */
    issues: sortIssues(broken.map(claimIssue)),
    /** Pages that have an issue, or show data that has one. */
    pages: pages.filter(isConcerned).map(({ file }) => file),
    /** What the toolkit has but the content does not mention. */
    novelties: [...results.flatMap((each) => (isClaim(each) ? [] : [each])), ...newNames(texts, toolkit)],
    /** Number of claims checked. */
    claims: claims.length,
  };
}

const claimIssue = ({ kind, name, location, reason = '' }: Claim): ContentIssue =>
  issueAt(location, { rule: `toolkit-${kind.replace(' ', '-')}`, message: `${name}: ${reason}.` });

/** Default values contain annotations too. */
const dataTexts = (data: string): string[] =>
  dataNames(`${data}/helm-values`, '.yaml').map((name) =>
    JSON.stringify(readCheckedData(`${data}/helm-values/${name}.yaml`, helmValues).data),
  );
