import { type Document, isMap, isScalar, parseAllDocuments, Scalar, type YAMLMap } from 'yaml';
import { readYaml } from '../samples/read-yaml';

/** Where a scan says what it runs, by its kind. */
const specPath = { Scan: ['spec'], ScheduledScan: ['spec', 'scanSpec'] } as const;

export type ScanKind = keyof typeof specPath;

/** The scan of a text that the form shows, among the documents that stay as they are. */
export type ScanDocument = Readonly<{
  documents: readonly Document.Parsed[];
  scan: Document.Parsed;
  kind: ScanKind;
}>;

const kindOf = (document: Document.Parsed): ScanKind | undefined => {
  const kind: unknown = isMap(document.contents) ? document.get('kind') : undefined;
  return kind === 'Scan' || kind === 'ScheduledScan' ? kind : undefined;
};

/** Takes a text and gives its first scan; none where the text cannot be read, or where parts of it stand for others, as an edit of one would change the other. */
export function readScanDocument(text: string): ScanDocument | undefined {
  if (readYaml(text).findings.length > 0 || /(?:^|[\s[{,])[*&]\w/m.test(text)) return undefined;
  const parsed = parseAllDocuments(text, { logLevel: 'silent' });
  const documents = Array.isArray(parsed) ? (parsed as Document.Parsed[]) : [];
  const scan = documents.find((document) => kindOf(document) !== undefined);
  const kind = scan && kindOf(scan);
  return scan && kind ? { documents, scan, kind } : undefined;
}

/** The map in which a scan says what it runs; made where it is missing. */
export function specOf({ scan, kind }: Pick<ScanDocument, 'scan' | 'kind'>): YAMLMap {
  const path = specPath[kind];
  if (!isMap(scan.getIn(path))) scan.setIn(path, scan.createNode({}));
  return scan.getIn(path) as YAMLMap;
}

/** Words that programs which read older YAML take for something other than text. */
const odd = /^(?:y|n|yes|no|on|off|true|false|null|~|)$/i;

/** A text in YAML: in quotes where a reader, human or program, might take it for anything else. */
export function textNode(value: string): Scalar {
  const node = new Scalar(value);
  const isPlain = /^-{0,2}[A-Za-z][\w./@=-]*$/.test(value) && !odd.test(value);
  if (!isPlain) node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

/** The text of a scalar; other values have none. */
export const textOf = (node: unknown): string =>
  isScalar(node) ? String(node.value ?? '') : typeof node === 'string' || typeof node === 'number' ? String(node) : '';

/** The documents as one text again. */
export const writeDocuments = (documents: readonly Document.Parsed[]): string =>
  documents
    .map((document) => document.toString({ lineWidth: 0, directives: false }))
    .map((text) => text.replace(/^---\n/, ''))
    .join('---\n');
