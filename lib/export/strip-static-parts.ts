import { type FlightRow, parseFlight, printFlight } from './flight';

/** Components that only show markup; whatever else comes from a module acts in the browser. */
const staticPart = 'StaticPart';
/** A property whose value is `undefined`: to read, the same as none. */
const nothing = '$undefined';

const inert: ReadonlySet<string> = new Set([staticPart, 'StaticHtml']);

type Rows = ReadonlyMap<string, FlightRow>;
type ReactElement = readonly ['$', string, string | null, Readonly<Record<string, unknown>>];

/** Id of the row that a text of the data refers to, as `$L2f`, `$2f` or `$2f:props:children`. */
const referredRow = (text: string): string | undefined => /^\$[A-Za-z@]?([\da-f]+)(?::|$)/.exec(text)?.[1];

/** A generator would take most of the time that a page takes. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) textsIn(member, found);
  return found;
}

/** Every row that is needed to read a value. */
function rowsBehind(value: unknown, rows: Rows, found = new Set<string>()): Set<string> {
  for (const text of textsIn(value)) {
    const id = referredRow(text);
    const row = id === undefined ? undefined : rows.get(id);
    if (!row || found.has(row.id)) continue;
    found.add(row.id);
    if (row.kind === 'model' || row.kind === 'module') rowsBehind(row.value, rows, found);
  }
  return found;
}

/** Name that a module's row exports; it may stand in a row of its own. */
function exportedName(row: FlightRow, rows: Rows): string | undefined {
  if (row.kind !== 'module') return undefined;
  const name = String(row.value[2]);
  const outlined = rows.get(referredRow(name) ?? '');
  return outlined?.kind === 'model' ? String(outlined.value) : name;
}

const isActive = (row: FlightRow, rows: Rows): boolean =>
  row.kind === 'other' || (row.kind === 'module' && !inert.has(exportedName(row, rows) ?? ''));

const isElement = (value: unknown): value is ReactElement =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isObject(value[3]);

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

function isStaticElement(value: unknown, rows: Rows): value is ReactElement {
  if (!isElement(value)) return false;
  const type = rows.get(referredRow(value[1]) ?? '');
  return type !== undefined && exportedName(type, rows) === staticPart;
}

/** Whether a value is a static part that holds nothing which acts in the browser. */
function canGo(value: unknown, rows: Rows): value is ReactElement {
  if (!isStaticElement(value, rows)) return false;
  return [...rowsBehind(value[3], rows)].every((id) => {
    const row = rows.get(id);
    return !row || !isActive(row, rows);
  });
}

/** A reference to something within another row goes along the names and places of what holds it; none may lead into what is taken out. */
function checkPaths(before: unknown, rows: Rows): void {
  for (const text of textsIn(before)) {
    const [, id, path] = /^\$[A-Za-z@]?([\da-f]+):(.+)$/.exec(text) ?? [];
    const row = rows.get(id ?? '');
    if (path === undefined || row?.kind !== 'model') continue;
    let value = row.value;
    for (const step of path.split(':')) {
      if (step === 'props' && canGo(value, rows)) throw new Error(`${text} leads into a static part.`);
      const place = Array.isArray(value) && value[0] === '$' ? ({ type: 1, key: 2, props: 3 }[step] ?? step) : step;
      value = (value as Readonly<Record<string, unknown>> | null)?.[place];
    }
  }
}

/**
 * Takes the data of a page and its address and gives the data without what its static parts hold: the browser finds that in the page itself.
 * A part that holds a component which acts in the browser stays; the parts inside it are looked at again. Properties without a value go as
 * well. Throws where something else of the data refers into a part that goes.
 */
export function stripStaticParts(data: string, page: string): string {
  const list = parseFlight(data);
  const rows = new Map(list.map((row) => [row.id, row]));
  const strip = (value: unknown): unknown => {
    if (canGo(value, rows)) return [...value.slice(0, 3), { name: value[3]['name'], page }];
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(([, member]) => member !== nothing);
    return Object.fromEntries(members.map(([name, member]) => [name, strip(member)]));
  };
  for (const row of list) if (row.kind === 'model') checkPaths(row.value, rows);
  const stripped = list.map((row) => (row.kind === 'model' ? { ...row, value: strip(row.value) } : row));
  return printFlight(withoutOrphans(list, stripped));
}

/** Leaves out the rows that were needed before and are needed no more. */
function withoutOrphans(before: readonly FlightRow[], after: readonly FlightRow[]): FlightRow[] {
  const needed = (list: readonly FlightRow[]): Set<string> => {
    const rows = new Map(list.map((row) => [row.id, row]));
    return rowsBehind('$0', rows);
  };
  const [was, is] = [needed(before), needed(after)];
  return after.filter(({ id }) => !was.has(id) || is.has(id));
}
