import { toolkitSchema } from '../content/read-toolkit';
import { dataNames, knownData } from '../data-tables/data-file';
import { helmValues } from '../data-tables/helm-values';
import { type ContentIssue, sortIssues } from '../errors/content-issue';
import { imageClaims, nameClaims, scannerClaims, valueClaims } from './chart-claims';
import { noLonger, type Novelty, together } from './claims';
import { fieldClaims } from './field-claims';
import { mentions, newNames, pageClaims } from './page-claims';
import { readPageText } from './page-text';
import { readToolkitTree } from './read-toolkit';

export type ToolkitCheck = Readonly<{
  /** What the content says and the toolkit does not hold, at each place that says it. */
  issues: readonly ContentIssue[];
  /** Pages with an issue, or that show data with one. */
  pages: readonly string[];
  /** What the toolkit has and the content does not name. */
  novelties: readonly Novelty[];
  /** How many claims were held against the toolkit. */
  claims: number;
}>;

/** Holds the docs and data below a content folder against a working tree of the toolkit. Posts are left out: they tell of their own time. */
export function checkToolkit(content: string, root: string): ToolkitCheck {
  const toolkit = readToolkitTree(root);
  const data = `${content}/data`;
  const { others } = knownData(`${data}/toolkit.yaml`, toolkitSchema).data;
  const pages = dataNames(`${content}/docs`, '.mdx').map((name) => readPageText(`${content}/docs/${name}.mdx`));
  const chartOf = (name: string): string | undefined =>
    pages.find(({ file }) => file.endsWith(`scanners/${name}.mdx`))?.charts[0];
  const told = together([
    valueClaims(data, toolkit),
    fieldClaims(data, toolkit),
    nameClaims(data, toolkit),
    imageClaims(data, toolkit),
    scannerClaims(data, toolkit, chartOf),
  ]);
  const claims = [
    ...told.claims,
    ...pages.flatMap((page) => [...pageClaims(page, toolkit, others), ...mentions(page, told.claims)]),
  ];
  const broken = claims.filter(({ because }) => because !== undefined);
  const shown = new Set(broken.map(({ chart }) => chart));
  const issues = sortIssues(broken.map(noLonger));
  return {
    issues,
    pages: pages
      .filter(
        ({ file, charts }) => issues.some((issue) => issue.file === file) || charts.some((name) => shown.has(name)),
      )
      .map(({ file }) => file),
    novelties: [...told.novelties, ...newNames([...pages.map(({ text }) => text), ...dataTexts(data)], toolkit)],
    claims: claims.length,
  };
}

/** Defaults of values name annotations too. */
const dataTexts = (data: string): string[] =>
  dataNames(`${data}/helm-values`, '.yaml').map((name) =>
    JSON.stringify(knownData(`${data}/helm-values/${name}.yaml`, helmValues).data),
  );
