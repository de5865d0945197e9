import { valueAt } from './resource';
import { mapAt, readScanDocument, type ScanDocument, specPath, textNode, writeDocuments } from './scan-document';
import { isInterval } from './schedule';

/** Which cascading rules may follow; `own` is a selector that the form cannot show. */
export const cascadeChoices = {
  none: undefined,
  light: { 'securecodebox.io/invasive': 'non-invasive', 'securecodebox.io/intensive': 'light' },
  nonInvasive: { 'securecodebox.io/invasive': 'non-invasive' },
} as const;

type CascadeChoice = keyof typeof cascadeChoices | 'own';

/** What the form shows of a scan. */
export type ScanForm = Readonly<{
  name: string;
  scanType: string;
  /** Texts, in order. */
  parameters: readonly string[];
  /** When it is repeated: a cron expression or an interval; empty for a scan that runs once. */
  schedule: string;
  cascades: CascadeChoice;
  /** The one label required of hooks, as `key=value`; empty for all hooks, `undefined` for a selector that the form cannot show. */
  hooks: string | undefined;
}>;

/** A change that a reader makes in the form; each is valid by itself. */
export type ScanChange = Partial<Omit<ScanForm, 'cascades' | 'hooks'>> &
  Readonly<{
    cascades?: keyof typeof cascadeChoices;
    hooks?: string;
    /** More fields that the parameters need, such as volumes; fields already in the manifest are kept. */
    needs?: Fields;
    /** Fields that the previous parameters needed; removed unless they have changed since. */
    needed?: Fields;
  }>;

/** Fields of a scan that the form does not show, by their names. */
export type Fields = Readonly<Record<string, unknown>>;

const neededFields = ['volumes', 'volumeMounts', 'initContainers', 'env'];

/** The labels of a selector without other conditions. */
function onlyLabels(selector: unknown): (readonly [string, unknown])[] | undefined {
  const { matchLabels, ...rest } = Object(selector) as Fields;
  return Object.keys(rest).length === 0 ? Object.entries(Object(matchLabels) as Fields).sort() : undefined;
}

function cascadesOf(selector: unknown): CascadeChoice {
  const labels = JSON.stringify(onlyLabels(selector));
  const known = Object.entries(cascadeChoices).find(
    ([, each]) => each && JSON.stringify(onlyLabels({ matchLabels: each })) === labels,
  );
  return Object(selector) !== selector ? 'none' : known ? (known[0] as CascadeChoice) : 'own';
}

function hooksOf(selector: unknown): string | undefined {
  const labels = onlyLabels(selector);
  if (Object(selector) !== selector) return '';
  return labels?.length === 1 ? labels[0]?.join('=') : undefined;
}

const textOf = (value: unknown): string => (value === Object(value) ? '' : String(value ?? ''));

/** Reads what the form shows of the first scan in a text; `undefined` if the text has no scan that the form can edit. */
export function readForm(text: string): ScanForm | undefined {
  const document = readScanDocument(text);
  if (!document) return undefined;
  const data: unknown = document.scan.toJS();
  const { scanType, parameters, cascades, hookSelector } = Object(valueAt(data, specPath[document.kind])) as Fields;
  // If both are set, the operator uses the schedule.
  const schedule = textOf(valueAt(data, ['spec', 'schedule'])) || textOf(valueAt(data, ['spec', 'interval']));
  return {
    name: textOf(valueAt(data, ['metadata', 'name'])),
    scanType: textOf(scanType),
    parameters: Array.isArray(parameters) ? parameters.map(String) : [],
    schedule: document.kind === 'Scan' ? '' : schedule,
    cascades: cascadesOf(cascades),
    hooks: hooksOf(hookSelector),
  };
}

/** Makes a scan run once or repeatedly, without changing what it runs. */
function setSchedule({ scan, kind }: ScanDocument, schedule: string): ScanDocument['kind'] {
  const runs = mapAt(scan, specPath[kind]);
  const wanted = schedule === '' ? 'Scan' : 'ScheduledScan';
  // The operator's status for one kind does not fit the other.
  if (wanted !== kind) scan.delete('status');
  scan.set('kind', wanted);
  if (schedule === '') scan.set('spec', runs);
  else if (kind === 'Scan') scan.set('spec', scan.createNode({}));
  if (schedule === '') return wanted;
  const [set, drop] = isInterval(schedule) ? ['interval', 'schedule'] : ['schedule', 'interval'];
  scan.deleteIn(['spec', drop]);
  scan.setIn(['spec', set], textNode(schedule));
  scan.setIn(['spec', 'scanSpec'], runs);
  return wanted;
}

/** Applies a change to a text; everything else stays, including comments and other documents. */
export function changeScan(text: string, change: ScanChange): string {
  const document = readScanDocument(text);
  if (!document) return text;
  const { scan } = document;
  const kind = change.schedule === undefined ? document.kind : setSchedule(document, change.schedule);
  const spec = mapAt(scan, specPath[kind]);
  const set = (field: string, value: object | undefined): void => {
    if (value === undefined) spec.delete(field);
    else spec.set(field, scan.createNode(value));
  };
  if (change.name !== undefined) mapAt(scan, ['metadata']).set('name', textNode(change.name));
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

/** Returns the fields of a text's scan that its parameters may need. */
export function needsOf(text: string): Fields {
  const document = readScanDocument(text);
  const spec = document && valueAt(document.scan.toJS(), specPath[document.kind]);
  return Object.fromEntries(Object.entries(Object(spec) as Fields).filter(([field]) => neededFields.includes(field)));
}

const emptyScan =
  'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: scan\nspec:\n  scanType: x\n';

/** The text of a new scan. */
export const newScan = (scan: ScanChange): string => changeScan(emptyScan, scan);
