import { type Document, isMap, type Node, parseAllDocuments, Scalar, visit, type YAMLMap } from 'yaml';
import { readYaml } from '../samples/read-yaml';

/** Path to what a scan runs, by kind. */
export const specPath = { Scan: ['spec'], ScheduledScan: ['spec', 'scanSpec'] } as const;

const kindOf = (document: Document.Parsed): keyof typeof specPath | undefined => {
  const kind: unknown = isMap(document.contents) ? document.get('kind') : undefined;
  return kind === 'Scan' || kind === 'ScheduledScan' ? kind : undefined;
};

/** Longer texts would slow down every keystroke. */
const longestText = 50_000;

/** Replaces each alias by a copy of its value: an edit of one then leaves the others unchanged. */
function resolveAliases(document: Document.Parsed): void {
  const anchors = new Map<string, Node>();
  visit(document, {
    Alias: (_key, { source }) => anchors.get(source)?.clone() as Node | undefined,
    Value: (_key, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      delete node.anchor;
    },
  });
}

/** Returns the first scan of a text; `undefined` if the text is too long or invalid. */
export function readScanDocument(text: string) {
  if (text.length > longestText || readYaml(text).problems.length > 0) return undefined;
  const documents = parseAllDocuments(text, { logLevel: 'silent' }) as Document.Parsed[];
  const scan = documents.find(kindOf);
  const kind = scan && kindOf(scan);
  if (!kind) return undefined;
  resolveAliases(scan);
  return { documents, scan, kind };
}

/** The scan shown in the form, and the text's other documents, which stay unchanged. */
export type ScanDocument = NonNullable<ReturnType<typeof readScanDocument>>;

/** The map at a path of a document, created if missing. */
export function mapAt(document: Document.Parsed, path: readonly string[]): YAMLMap {
  path.forEach((_, index) => {
    const around = path.slice(0, index + 1);
    if (!isMap(document.getIn(around))) document.setIn(around, document.createNode({}));
  });
  return document.getIn(path) as YAMLMap;
}

/** Words that programs with older YAML parsers do not take for text. */
const ambiguousWords = /^(?:y|n|yes|no|on|off|true|false|null|~|)$/i;

/** A YAML scalar for a text, quoted if a person or program might take it for anything else. */
export function textNode(value: string): Scalar {
  const node = new Scalar(value);
  const isPlain = /^-{0,2}[A-Za-z][\w./@=-]*$/.test(value) && !ambiguousWords.test(value);
  if (!isPlain) node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

/** Joins the documents into one text. */
export const writeDocuments = (documents: readonly Document.Parsed[]): string =>
  documents
    .map((document) => document.toString({ lineWidth: 0, directives: false }).replace(/^---\n/, ''))
    .join('---\n');
