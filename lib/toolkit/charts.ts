import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import type { Checkout } from './checkout';

type ChartFile = Readonly<{
  name: string;
  appVersion?: string | number;
  annotations?: Readonly<Record<string, string>>;
}>;
type Rule = Readonly<{ metadata: { readonly name: string } }>;

const scanType = /kind: ScanType\s+metadata:\s+name: "?([a-z0-9-]+)/g;
const category = /\bcategory["']?(?: =|:) ["']([^"'\n]+)["']/g;
const matchesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every chart of a checkout, by name. */
export const readCharts = (checkout: Checkout): ReadonlyMap<string, Chart> =>
  new Map(
    checkout
      .files(/^(?!\.templates\/)[^/]+(\/[^/]+)?\/Chart\.yaml$/)
      .map((file) => readChart(checkout, path.posix.dirname(file)))
      .map((chart) => [chart.name, chart]),
  );

function readChart(checkout: Checkout, folder: string) {
  const { name, appVersion, annotations } = parse(checkout.read(`${folder}/Chart.yaml`)) as ChartFile;
  const texts = (pattern: RegExp): string[] =>
    checkout.files(new RegExp(`^${folder}/${pattern.source}`)).map(checkout.read);
  const rules = texts(/cascading-rules\/.*\.yaml$/)
    .flatMap((text) => parseAllDocuments(text))
    .flatMap((document) => (document.toJS() as Rule | null)?.metadata.name ?? []);
  const programs = texts(/(parser|scanner)\/(?!.*\.test\.|.*test_).*\.(js|ts|py|go)$/).join('\n');
  return {
    name,
    folder,
    appVersion: appVersion === undefined ? undefined : String(appVersion),
    /** Platforms that the release workflow builds the scanner's image for. */
    platforms: platformsOf(checkout, folder, annotations?.['supported-platforms']),
    values: parse(checkout.read(`${folder}/values.yaml`)) as unknown,
    /** Names of the scan types and cascading rules that it installs, and of the categories its parser and scanner write. */
    scanTypes: matchesOf(texts(/templates\/.*\.yaml$/).join('\n'), scanType),
    rules,
    categories: matchesOf(programs, category),
    /** Whether its parser or scanner contains a quoted text. */
    writes: (text: string): boolean => [`"${text}"`, `'${text}'`].some((quoted) => programs.includes(quoted)),
  };
}

/** A Helm chart of the toolkit. */
export type Chart = Readonly<ReturnType<typeof readChart>>;

const release = '.github/workflows/release-build.yaml';

/** The release builds the project's own scanner images for a single platform, whatever their charts say. */
function platformsOf(checkout: Checkout, folder: string, annotation = ''): string[] {
  const workflow = checkout.read(release);
  const [custom = '', platform = ''] = /Custom Scanner"[\s\S]*?platforms: (\S+)/.exec(workflow) ?? [];
  const isCustom = custom.includes(`- ${path.posix.basename(folder)}\n`);
  return (isCustom ? platform : annotation)
    .split(',')
    .filter(Boolean)
    .map((name) => name.replace('linux/', ''));
}

/** The value at a path such as `a.b[0].c["d.e"]`; `undefined` if there is none. */
export const valueAt = (values: unknown, key: string): unknown =>
  [...key.matchAll(/\["([^"]+)"\]|\[(\d+)\]|([^.[]+)/g)].reduce<unknown>(
    (value, [, quoted, index, name]) =>
      (value as Record<string, unknown> | null | undefined)?.[quoted ?? index ?? name ?? ''],
    values,
  );

/** Paths of all values without nested ones. */
export const leafPaths = (values: unknown, at = ''): string[] =>
  values !== null && typeof values === 'object' && !Array.isArray(values) && Object.keys(values).length > 0
    ? Object.entries(values).flatMap(([name, inner]) => leafPaths(inner, at === '' ? name : `${at}.${name}`))
    : [at].filter((path) => path !== '');
