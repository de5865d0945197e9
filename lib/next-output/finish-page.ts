import { createHash } from 'node:crypto';
import { contracts } from './contracts';
import { type FoundElement, findElements } from '../files/find-elements';
import { integrity, type IntegrityOf, loadedFile } from './integrity';

/** A range of a page's text, as offsets, and its replacement. */
type Edit = Readonly<{ start: number; end: number; text: string }>;

/** A page that is complete without Next's runtime, and the file that holds its data and starts the runtime. */
type FinishedPage = Readonly<{
  html: string;
  /** Missing if the page never starts the runtime. */
  data?: DataFile | undefined;
}>;

type DataFile = Readonly<{ /** Path below the site's root. */ path: string; code: string }>;

type FinishSettings = Readonly<{
  baseUrl: string;
  integrityOf: IntegrityOf;
  /** Markup that comes first of all in the head, such as the policy. */
  head: string;
}>;

/** Placeholder for the address of the page's data, on the script that fetches the data when the reader needs the runtime. A page without it never starts the runtime. */
export const runtimePlaceholder = 'data-runtime=""';

/**
 * Removes Next's scripts from an exported page: its inline scripts move, in order, into one file, which also names the runtime's files.
 * All other scripts and style sheets get their integrity. Throws if the page violates the `contracts`.
 */
export function finishPage(html: string, settings: FinishSettings): FinishedPage {
  const { baseUrl, integrityOf, head } = settings;
  const elements = findElements(html, 'script', 'link');
  const pageData = elements.filter(contracts.isPageData);
  const runtime = elements.filter(contracts.isRuntimeFile).map(({ attributes }) => attributes.get('src') ?? '');
  const removed = elements.filter((element) => isNextScript(element));
  const kept = elements.filter((element) => !isNextScript(element));
  expectContract(contracts.head.test(html), 'head');
  expectContract(pageData.length > 0, 'isPageData');
  expectContract(runtime.length > 0, 'isRuntimeFile');

  const placeholder = html.indexOf(runtimePlaceholder);
  const sources = [...new Set(runtime)].map((src) => sourceOf(src, integrityOf));
  const data = placeholder < 0 ? undefined : dataFile(sources, pageData);
  const finished = editText(html, [
    ...removed.map(({ start, end }) => ({ start, end, text: '' })),
    ...kept.flatMap((element) => integrityEdit(element, integrityOf)),
    ...(data ? [runtimeEdit(placeholder, `${baseUrl}${data.path} ${integrity(data.code)}`)] : []),
  ]);
  return { html: finished.replace(contracts.head, (start) => start + head), data };
}

const isNextScript = (element: FoundElement): boolean =>
  contracts.isRuntimeFile(element) ||
  contracts.isForOldBrowsers(element) ||
  contracts.isPageData(element) ||
  contracts.isRuntimeHint(element);

const runtimeEdit = (start: number, source: string): Edit => ({
  start,
  end: start + runtimePlaceholder.length,
  text: `data-runtime="${source}"`,
});

function expectContract(holds: boolean, name: string): void {
  if (!holds)
    throw new Error(
      `An exported page is not what this version of Next.js is expected to write: contract "${name}" of lib/next-output/contracts.ts does not hold.`,
    );
}

function dataFile(runtime: readonly string[], pageData: readonly FoundElement[]): DataFile {
  const code = [`self.runtimeFiles=${JSON.stringify(runtime)}`, ...pageData.map(({ text }) => text)].join(';\n');
  return { path: `_next/static/data/${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`, code };
}

/** Address and integrity, as `components/behavior/add-script` takes them. */
const sourceOf = (src: string, integrityOf: IntegrityOf): string => `${src} ${integrityOf(src)}`;

function integrityEdit(element: FoundElement, integrityOf: IntegrityOf): Edit[] {
  const file = loadedFile(element);
  if (file === undefined || element.attributes.has('integrity')) return [];
  const end = element.startTagEnd - (element.isSelfClosing ? 2 : 1);
  return [{ start: end, end, text: ` integrity="${integrityOf(file)}"` }];
}

/** Applies edits, which must not overlap, from the last to the first: earlier offsets stay valid. */
const editText = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: put }) => edited.slice(0, start) + put + edited.slice(end), text);
