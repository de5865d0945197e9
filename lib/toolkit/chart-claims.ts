import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { scannersSchema } from '../content/read-scanners';
import { toolkitSchema } from '../content/read-toolkit';
import { dataNames, readCheckedData } from '../data-tables/data-file';
import { helmValues } from '../data-tables/helm-values';
import { imagesSchema } from '../data-tables/image-list';
import type { Location } from '../errors/content-issue';
import { type Chart, leafPaths, valueAt } from './charts';
import type { Claim, Result } from './claims';
import type { ToolkitTree } from './read-toolkit-tree';

const shortJson = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 120);

/** Checks chart values and their defaults; `nameClaims` reports missing charts. */
export const valueClaims = (folder: string, { charts }: ToolkitTree): Result[] =>
  dataNames(`${folder}/helm-values`, '.yaml').flatMap((name) => {
    const { data, at } = readCheckedData(`${folder}/helm-values/${name}.yaml`, helmValues);
    const chart = charts.get(data.chart);
    if (!chart) return [];
    const claims = data.values.map(({ key, default: byDefault }, index): Claim => {
      const now = valueAt(chart.values, key);
      const isThere = now !== undefined;
      const gone = `the chart ${chart.name} has no such value`;
      const other = `its default is ${shortJson(now)} in the chart ${chart.name}`;
      const isSame = isDeepStrictEqual(now, JSON.parse(byDefault));
      return {
        ...{ kind: 'value', name: key, chart: chart.name, isChanged: isThere },
        location: at('values', index, isThere ? 'default' : 'key'),
        reason: isThere ? (isSame ? undefined : other) : gone,
      };
    });
    const isDescribed = (leaf: string): boolean =>
      data.values.some(
        ({ key }) => `${leaf}.`.startsWith(`${key}.`) || key.startsWith(`${leaf}.`) || key.startsWith(`${leaf}[`),
      );
    const novelties = leafPaths(chart.values)
      .filter((leaf) => !isDescribed(leaf))
      .map((leaf) => ({ file: `${chart.folder}/values.yaml`, what: `value ${leaf}` }));
    return [...claims, ...novelties];
  });

/** Names that a data file lists. */
type NameList = Readonly<{
  kind: 'chart' | 'scan type' | 'platform' | 'category' | 'rule';
  names: readonly string[];
  locate: (index: number) => Location;
  /** The chart they belong to. */ chart?: string;
  /** The names that exist now. */ now: readonly Readonly<{ name: string; file: string }>[];
  has?: (name: string) => boolean;
}>;

function compare({ kind, names, locate, chart, now, has }: NameList): Result[] {
  const isThere = has ?? ((name: string): boolean => now.some((each) => each.name === name));
  const gone = `the ${chart === undefined ? 'toolkit' : `chart ${chart}`} has no such ${kind}`;
  const claims = names.map((name, index): Claim => {
    const reason = isThere(name) ? undefined : gone;
    return { kind, name, chart, location: locate(index), reason, isChanged: kind === 'platform' };
  });
  const novelties = now.filter(({ name }) => !names.includes(name));
  return [...claims, ...novelties.map(({ name, file }) => ({ file, what: `${kind} ${name}` }))];
}

/** Charts and scan types. */
export function nameClaims(folder: string, { charts }: ToolkitTree): Result[] {
  const { data, at } = readCheckedData(`${folder}/toolkit.yaml`, toolkitSchema);
  const all = [...charts.values()];
  const named = all.map(({ name, folder: file }) => ({ name, file }));
  const types = all.flatMap(({ scanTypes, folder: file }) => scanTypes.map((name) => ({ name, file })));
  return [
    ...compare({ kind: 'chart', names: data.charts, locate: (index) => at('charts', index), now: named }),
    ...compare({ kind: 'scan type', names: data.scanTypes, locate: (index) => at('scanTypes', index), now: types }),
  ];
}

type Image = z.output<typeof imagesSchema>['groups'][number]['images'][number];

/** Why a claim about an image is wrong, if it is. */
function imageFault({ value, repository, tag, later = tag }: Image, chart: Chart, code: string): string | undefined {
  // The bundled storage chart is an archive, which is not read.
  if (value === undefined)
    return chart.name === 'operator' || code.includes(repository) ? undefined : 'no code names it';
  const now = valueAt(chart.values, value) as { readonly repository?: string; readonly tag?: string } | undefined;
  if (now?.repository !== repository)
    return `${value}.repository is ${shortJson(now?.repository)} in the chart ${chart.name}`;
  const nowTag = now.tag ?? (tag === undefined ? undefined : chart.appVersion);
  return nowTag === later ? undefined : `its tag is ${shortJson(nowTag)} in the chart ${chart.name}`;
}

/** Images and their tags. */
export function imageClaims(folder: string, { charts, checkout }: ToolkitTree): Result[] {
  const { data, at } = readCheckedData(`${folder}/images.yaml`, imagesSchema);
  const images = data.groups.flatMap((group, index) =>
    group.images.map((image, place) => ({ image, location: at('groups', index, 'images', place, 'repository') })),
  );
  const described = new Set(images.map(({ image }) => `${image.chart} ${image.value ?? ''}.repository`));
  const claims = images.flatMap(({ image, location }): Claim[] => {
    const chart = charts.get(image.chart);
    if (!chart) return [];
    const reason = imageFault(image, chart, checkout.text);
    const isChanged = reason?.startsWith('its tag');
    return [{ kind: 'image', name: image.repository, chart: chart.name, location, reason, isChanged }];
  });
  const novelties = [...charts.values()].flatMap(({ name, folder: home, values }) =>
    leafPaths(values)
      .filter((leaf) => /image\.repository$/i.test(leaf) && !described.has(`${name} ${leaf}`))
      .map((leaf) => ({ file: `${home}/values.yaml`, what: `image ${String(valueAt(values, leaf))}` })),
  );
  return [...claims, ...novelties];
}

const scannerKinds = { platforms: 'platform', categories: 'category', rules: 'rule' } as const;

/** Checks platforms, categories and cascading rules of scanners; `chartOf` maps a page to the chart that it describes. */
export function scannerClaims(
  folder: string,
  { charts }: ToolkitTree,
  chartOf: (page: string) => string | undefined,
): Result[] {
  const { data, at } = readCheckedData(`${folder}/scanners.yaml`, scannersSchema);
  return Object.entries(data).flatMap(([page, scanner]) => {
    const chart = charts.get(chartOf(page) ?? page);
    if (!chart) return [];
    return (['platforms', 'categories', 'rules'] as const).flatMap((field) =>
      compare({
        kind: scannerKinds[field],
        names: scanner[field],
        locate: (index) => at(page, field, index),
        chart: chart.name,
        now: chart[field].map((name) => ({ name, file: chart.folder })),
        has: field === 'categories' ? chart.writes : undefined,
      }),
    );
  });
}
