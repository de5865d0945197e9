import { z } from 'zod';
import { readDataFile } from './data-file';
import type { BlockResult } from './block-result';

const text = z.string().min(1);

const image = z.strictObject({
  chart: text,
  value: text.optional().describe("Path in the chart's `values.yaml` above `repository` and `tag`, if there is one."),
  repository: text.describe('Address as the chart names it.'),
  tag: text.optional().describe('Left out where it is the release.'),
  later: text.optional().describe('The tag at the commit that the pages describe, where the release has another one.'),
  source: text.optional().describe("Address to get the image from, where the chart's own no longer has it."),
});

/** The file `content/data/images.yaml`: every container image of the release, by chart. */
export const imagesSchema = z.strictObject({
  release: text,
  groups: z.array(z.strictObject({ title: text, images: z.array(image).min(1) })).min(1),
});

type Images = z.output<typeof imagesSchema>;

/** Lists the data file's images as a text file for programs, with three columns per line: chart, value, image. */
export function imageList(file: string): BlockResult {
  const { value, issues } = readDataFile(file, imagesSchema);
  if (!value) return { issues };
  return { block: { type: 'code', lang: 'text', meta: 'title="images.txt"', value: listing(value.data) }, issues };
}

const listing = ({ release, groups }: Images): string =>
  groups
    .flatMap(({ title, images }) => [
      `# ${title}`,
      ...images.map(({ chart, value = '-', repository, source = repository, tag = release }) =>
        [chart, value, fullAddress(source, tag)].join(' '),
      ),
    ])
    .join('\n');

/** Adds Docker Hub's host, which an address may omit but not every program infers; drops a tag before a digest, which not every program accepts. */
const fullAddress = (repository: string, tag: string): string => {
  const [, digest] = tag.split('@');
  const host = /^[^/]*[.:][^/]*\//.test(repository) ? '' : 'docker.io/';
  return `${host}${repository}${digest === undefined ? `:${tag}` : `@${digest}`}`;
};
