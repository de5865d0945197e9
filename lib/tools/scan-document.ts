import { type Document, isMap, type Node, parseAllDocuments, Scalar, visit, type YAMLMap } from 'yaml';
import { readYaml } from '../samples/read-yaml';

/** Where a scan says what it runs, by its kind. */
export const specPath = { Scan: ['spec'], ScheduledScan: ['spec', 'scanSpec'] } as const;

const kindOf = (document: Document.Parsed): keyof typeof specPath | undefined => {
  const kind: unknown = isMap(document.contents) ? document.get('kind') : undefined;
  return kind === 'Scan' || kind === 'ScheduledScan' ? kind : undefined;
};

/** Longer texts would hold up the page at each key. */
const longestText = 50_000;

/** Puts a copy of what is meant in the place of each alias, so that an edit of one does not change the other. */
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

/** Takes a text and gives its first scan; none where the text is too long or cannot be read. */
export function readScanDocument(text: string) {
  if (text.length > longestText || readYaml(text).problems.length > 0) return undefined;
  const documents = parseAllDocuments(text, { logLevel: 'silent' }) as Document.Parsed[];
  const scan = documents.find(kindOf);
  const kind = scan && kindOf(scan);
  if (!kind) return undefined;
  resolveAliases(scan);
  return { documents, scan, kind };
}

/** The scan of a text that the form shows, among the documents that stay as they are. */
export type ScanDocument = NonNullable<ReturnType<typeof readScanDocument>>;

/** The map at a path of a document; made where there is none. */
export function mapAt(document: Document.Parsed, path: readonly string[]): YAMLMap {
  path.forEach((_, index) => {
    const around = path.slice(0, index + 1);
    if (!isMap(document.getIn(around))) document.setIn(around, document.createNode({}));
  });
  return document.getIn(path) as YAMLMap;
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

/** The documents as one text again. */
export const writeDocuments = (documents: readonly Document.Parsed[]): string =>
  documents
    .map((document) => document.toString({ lineWidth: 0, directives: false }).replace(/^---\n/, ''))
    .join('---\n');
