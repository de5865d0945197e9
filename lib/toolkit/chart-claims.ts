import { isDeepStrictEqual } from 'node:util';
import { dataNames, readDataFile } from '../data-tables/data-file';
import { type Chart, leaves, valueAt } from './charts';
import { type Claim, together, type Told } from './claims';
import type { Toolkit } from './read-toolkit';

const json = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 120);
/** A data file, of which `npm run check:content` has looked at the form. */
const read = <Data>(file: string) => {
  const { data, locate } = readDataFile(file);
  return { data: data as Data, at: (...path: (string | number)[]) => ({ file, ...locate(path, 'value') }) };
};

type ValuesFile = Readonly<{ chart: string; values: readonly { readonly key: string; readonly default: string }[] }>;

/** Values of charts and their defaults. Of a chart that is gone, `nameClaims` tells. */
export const valueClaims = (folder: string, { charts }: Toolkit): Told =>
  together(
    dataNames(`${folder}/helm-values`, '.yaml').map((name) => {
      const { data, at } = read<ValuesFile>(`${folder}/helm-values/${name}.yaml`);
      const chart = charts.get(data.chart);
      if (!chart) return { claims: [], novelties: [] };
      const keys = data.values.map(({ key }) => key);
      const isTold = (leaf: string): boolean =>
        keys.some(
          (key) =>
            key === leaf || leaf.startsWith(`${key}.`) || key.startsWith(`${leaf}[`) || key.startsWith(`${leaf}.`),
        );
      return {
        claims: data.values.map(({ key, default: byDefault }, index): Claim => {
          const now = valueAt(chart.values, key);
          const claim = { kind: 'value', name: key, chart: chart.name } as const;
          if (now === undefined)
            return {
              ...claim,
              location: at('values', index, 'key'),
              because: `the chart ${chart.name} has no such value`,
            };
          const because = isDeepStrictEqual(now, JSON.parse(byDefault))
            ? undefined
            : `its default is ${json(now)} in the chart ${chart.name}`;
          return { ...claim, location: at('values', index, 'default'), because, isChanged: true };
        }),
        novelties: leaves(chart.values)
          .filter((leaf) => !isTold(leaf))
          .map((leaf) => ({ file: `${chart.folder}/values.yaml`, what: `value ${leaf}` })),
      };
    }),
  );

type NamesFile = Readonly<Record<'charts' | 'scanTypes', readonly string[]>>;

/** Charts and scan types. */
export function nameClaims(folder: string, { charts }: Toolkit): Told {
  const { data, at } = read<NamesFile>(`${folder}/toolkit.yaml`);
  const kinds = [
    { field: 'charts', kind: 'chart', now: [...charts.values()].map(({ name, folder: file }) => ({ name, file })) },
    {
      field: 'scanTypes',
      kind: 'scan type',
      now: [...charts.values()].flatMap(({ scanTypes, folder: file }) => scanTypes.map((name) => ({ name, file }))),
    },
  ] as const;
  return together(
    kinds.map(({ field, kind, now }) => ({
      claims: data[field].map((name, index): Claim => {
        const isThere = now.some((each) => each.name === name);
        return {
          kind,
          name,
          location: at(field, index),
          because: isThere ? undefined : `the toolkit has no such ${kind}`,
        };
      }),
      novelties: now
        .filter(({ name }) => !data[field].includes(name))
        .map(({ name, file }) => ({ file, what: `${kind} ${name}` })),
    })),
  );
}

type Image = Readonly<{ chart: string; value?: string; repository: string; tag?: string }>;
type ImagesFile = Readonly<{ groups: readonly { readonly images: readonly Image[] }[] }>;

/** Images and their tags. */
export function imageClaims(folder: string, { charts, checkout }: Toolkit): Told {
  const { data, at } = read<ImagesFile>(`${folder}/images.yaml`);
  const images = data.groups.flatMap((group, index) =>
    group.images.map((image, place) => ({ image, location: at('groups', index, 'images', place, 'repository') })),
  );
  const told = new Set(images.map(({ image }) => `${image.chart} ${image.value ?? ''}.repository`));
  const reason = ({ value, repository, tag }: Image, chart: Chart): string | undefined => {
    // The bundled chart of the storage is an archive.
    if (value === undefined)
      return chart.name === 'operator' || checkout.text.includes(repository) ? undefined : 'no code names it';
    const now = valueAt(chart.values, value) as { readonly repository?: string; readonly tag?: string } | undefined;
    if (now?.repository !== repository)
      return `${value}.repository is ${json(now?.repository)} in the chart ${chart.name}`;
    const nowTag = now.tag ?? (tag === undefined ? undefined : chart.appVersion);
    return nowTag === tag ? undefined : `its tag is ${json(nowTag)} in the chart ${chart.name}`;
  };
  return {
    claims: images.flatMap(({ image, location }): Claim[] => {
      const chart = charts.get(image.chart);
      if (!chart) return [];
      const because = reason(image, chart);
      return [
        {
          kind: 'image',
          name: image.repository,
          chart: chart.name,
          location,
          because,
          isChanged: because?.startsWith('its tag') === true,
        },
      ];
    }),
    novelties: [...charts.values()].flatMap(({ name, folder: home, values }) =>
      leaves(values)
        .filter((leaf) => /image\.repository$/i.test(leaf) && !told.has(`${name} ${leaf}`))
        .map((leaf) => ({ file: `${home}/values.yaml`, what: `image ${String(valueAt(values, leaf))}` })),
    ),
  };
}

type ScannersFile = Readonly<Record<string, Readonly<Record<'platforms' | 'categories' | 'rules', readonly string[]>>>>;

/** Platforms, cascading rules and categories of scanners; `chartOf` gives the chart that a page describes. */
export function scannerClaims(
  folder: string,
  { charts }: Toolkit,
  chartOf: (page: string) => string | undefined,
): Told {
  const { data, at } = read<ScannersFile>(`${folder}/scanners.yaml`);
  return together(
    Object.entries(data).flatMap(([page, scanner]) => {
      const chart = charts.get(chartOf(page) ?? page);
      if (!chart) return [];
      return (['platforms', 'categories', 'rules'] as const).map((field): Told => {
        const kind = ({ platforms: 'platform', categories: 'category', rules: 'rule' } as const)[field];
        const holds = (name: string): boolean =>
          field === 'categories' ? chart.writes(name) : chart[field].includes(name);
        return {
          claims: scanner[field].map((name, index): Claim => {
            const because = holds(name) ? undefined : `the chart ${chart.name} has no such ${kind}`;
            return {
              kind,
              name,
              chart: chart.name,
              location: at(page, field, index),
              because,
              isChanged: kind === 'platform',
            };
          }),
          novelties: chart[field]
            .filter((name) => !scanner[field].includes(name))
            .map((name) => ({ file: chart.folder, what: `${kind} ${name}` })),
        };
      });
    }),
  );
}
