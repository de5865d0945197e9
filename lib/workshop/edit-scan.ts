import { isMap, isSeq } from 'yaml';
import { readScanDocument, type ScanDocument, specOf, textNode, textOf, writeDocuments } from './scan-document';

/** Which cascading rules may follow; `own` is a selector that the form does not know. */
export const cascadeChoices = {
  none: undefined,
  light: { 'securecodebox.io/invasive': 'non-invasive', 'securecodebox.io/intensive': 'light' },
  nonInvasive: { 'securecodebox.io/invasive': 'non-invasive' },
} as const;

export type CascadeChoice = keyof typeof cascadeChoices | 'own';

/** What the form shows of a scan. */
export type ScanForm = Readonly<{
  name: string;
  scanType: string;
  /** Texts, in order. */
  parameters: readonly string[];
  /** When it is repeated: a cron expression or an interval; empty for a scan that runs once. */
  schedule: string;
  cascades: CascadeChoice;
  /** The one label that hooks must have, as `key=value`; empty for all hooks, `undefined` for a selector that the form does not know. */
  hooks: string | undefined;
}>;

/** A change that a reader makes in the form; each is valid by itself. */
export type ScanChange = Partial<Omit<ScanForm, 'cascades' | 'hooks'>> &
  Readonly<{
    cascades?: keyof typeof cascadeChoices;
    hooks?: string;
    /** Further fields that the parameters need, such as volumes; what the manifest has already, it keeps. */
    needs?: Fields;
    /** Those that parameters before them needed: they go, unless they are others by now. */
    needed?: Fields;
  }>;

/** Fields of a scan that the form does not show, by their names. */
export type Fields = Readonly<Record<string, unknown>>;

const needable = ['volumes', 'volumeMounts', 'initContainers', 'env'];

const sorted = (value: object): string => JSON.stringify(Object.entries(value).sort());

function cascadesOf(value: unknown): CascadeChoice {
  if (value === undefined) return 'none';
  const { matchLabels, ...rest } = value as { readonly matchLabels?: object };
  const known = Object.entries(cascadeChoices).find(
    ([, labels]) => labels && matchLabels && sorted(labels) === sorted(matchLabels),
  );
  return known && Object.keys(rest).length === 0 ? (known[0] as CascadeChoice) : 'own';
}

function hooksOf(value: unknown): string | undefined {
  if (value === undefined) return '';
  const { matchLabels, ...rest } = value as { readonly matchLabels?: object };
  const [label, ...more] = Object.entries(matchLabels ?? {});
  return label && more.length === 0 && Object.keys(rest).length === 0 ? label.join('=') : undefined;
}

function formOf(document: ScanDocument): ScanForm {
  const { scan, kind } = document;
  const spec = scan.getIn(kind === 'Scan' ? ['spec'] : ['spec', 'scanSpec']);
  const field = (name: string): unknown => {
    const node: unknown = isMap(spec) ? spec.get(name) : undefined;
    return isMap(node) || isSeq(node) ? node.toJSON() : (node ?? undefined);
  };
  const parameters = field('parameters');
  const at = (name: string): string => textOf(scan.getIn(['spec', name]));
  return {
    name: textOf(scan.getIn(['metadata', 'name'])),
    scanType: String(field('scanType') ?? ''),
    parameters: Array.isArray(parameters) ? parameters.map(String) : [],
    // Where both are set, the operator goes by the schedule.
    schedule: kind === 'Scan' ? '' : at('schedule') || at('interval'),
    cascades: cascadesOf(isObject(field('cascades'))),
    hooks: hooksOf(isObject(field('hookSelector'))),
  };
}

const isObject = (value: unknown): unknown => (typeof value === 'object' && value !== null ? value : undefined);

/** Takes a text and gives what the form shows of its first scan; nothing where the text holds no scan that the form can edit. */
export function readForm(text: string): ScanForm | undefined {
  const document = readScanDocument(text);
  return document && formOf(document);
}

/** Go's durations; all else is a cron expression. */
const isInterval = (schedule: string): boolean => /^(?:\d+(?:\.\d+)?(?:h|m|s|ms|us|ns))+$/.test(schedule);

/** Lets a scan run once, or again and again; what it runs stays as it is written. */
function setSchedule({ scan, kind }: ScanDocument, schedule: string): ScanDocument['kind'] {
  const spec = specOf({ scan, kind });
  // What an operator has noted of the one kind is nothing that the other has.
  if ((schedule === '') !== (kind === 'Scan')) scan.delete('status');
  if (schedule === '') {
    scan.set('spec', spec);
    scan.set('kind', 'Scan');
    return 'Scan';
  }
  if (kind === 'Scan') {
    scan.set('kind', 'ScheduledScan');
    scan.set('spec', scan.createNode({}));
  }
  const [set, drop] = isInterval(schedule) ? ['interval', 'schedule'] : ['schedule', 'interval'];
  scan.deleteIn(['spec', drop]);
  scan.setIn(['spec', set], textNode(schedule));
  if (kind === 'Scan') scan.setIn(['spec', 'scanSpec'], spec);
  return 'ScheduledScan';
}

/** Takes a text and a change and gives the text with it; what the change is not about stays, comments and other documents too. */
export function changeScan(text: string, change: ScanChange): string {
  const document = readScanDocument(text);
  if (!document) return text;
  const { scan } = document;
  const kind = change.schedule === undefined ? document.kind : setSchedule(document, change.schedule);
  const spec = specOf({ scan, kind });
  const set = (field: string, value: object | undefined): void => {
    if (value === undefined) spec.delete(field);
    else spec.set(field, scan.createNode(value));
  };
  if (change.name !== undefined) scan.setIn(['metadata', 'name'], textNode(change.name));
  if (change.scanType !== undefined) spec.set('scanType', textNode(change.scanType));
  for (const [field, value] of Object.entries(change.needed ?? {}))
    if (JSON.stringify(spec.toJSON()[field]) === JSON.stringify(value)) spec.delete(field);
  for (const [field, value] of Object.entries(change.needs ?? {}))
    if (!spec.has(field)) spec.set(field, scan.createNode(value));
  if (change.parameters) set('parameters', change.parameters.map(textNode));
  if (change.cascades) {
    const labels = cascadeChoices[change.cascades];
    set('cascades', labels && { matchLabels: labels });
  }
  if (change.hooks !== undefined) {
    const [label = '', value = ''] = change.hooks.split('=');
    set('hookSelector', change.hooks === '' ? undefined : { matchLabels: { [label]: textNode(value) } });
  }
  return writeDocuments(document.documents);
}

/** Takes a text and gives the fields of its scan that its parameters may need. */
export function needsOf(text: string): Fields {
  const document = readScanDocument(text);
  const spec = document ? (specOf(document).toJSON() as Fields) : {};
  return Object.fromEntries(Object.entries(spec).filter(([field]) => needable.includes(field)));
}

type NewScan = Pick<ScanForm, 'name' | 'scanType' | 'parameters'> & Pick<ScanChange, 'needs'>;

/** The text of a new scan. */
export const newScan = (scan: NewScan): string =>
  changeScan(
    'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: scan\nspec:\n  scanType: x\n',
    scan,
  );

/** A parameter as a table prints it, as items of a list: an option and its value are two. */
export function toItems(parameter: string): string[] {
  const [, option = '', value = ''] = /^(-\S+)(?:\s+(.*))?$/s.exec(parameter.trim()) ?? [];
  return option === '' ? [parameter.trim()] : value === '' ? [option] : [option, value];
}
