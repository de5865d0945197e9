/**
 * A row of the data that React sends to the browser (React Flight, as `react-server-dom` writes it): `id:value` and a line end, or
 * `id:T` and a text with its length in front.
 */
export type FlightRow =
  | Readonly<{ kind: 'model'; id: string; value: unknown }>
  | Readonly<{ kind: 'text'; id: string; text: string }>
  | Readonly<{ kind: 'module'; id: string; value: readonly unknown[] }>
  /** Hints, streams and whatever else stays as it is. */
  | Readonly<{ kind: 'other'; id: string; source: string }>;

const lengthPrefixed = /^[AOoUSsLlGgMmVb]/;

function parseLine(id: string, source: string): FlightRow {
  if (/^["[{\dtfn-]/.test(source)) return { kind: 'model', id, value: JSON.parse(source) };
  if (source.startsWith('I')) return { kind: 'module', id, value: JSON.parse(source.slice(1)) };
  if (lengthPrefixed.test(source)) throw new Error(`Row ${id} of the page's data is binary, which pages have none of.`);
  return { kind: 'other', id, source };
}

/** Takes the data of a page and gives its rows; throws where it holds binary rows. */
export function parseFlight(data: string): FlightRow[] {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ kind: 'text', id, text: bytes.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const lineEnd = bytes.indexOf('\n', colon);
      const end = lineEnd === -1 ? bytes.length : lineEnd;
      rows.push(parseLine(id, bytes.toString('utf8', colon + 1, end)));
      at = end + 1;
    }
  }
  return rows;
}

function printRow(row: FlightRow): string {
  switch (row.kind) {
    case 'model':
      return `${row.id}:${JSON.stringify(row.value)}\n`;
    case 'module':
      return `${row.id}:I${JSON.stringify(row.value)}\n`;
    case 'text':
      return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
    case 'other':
      return `${row.id}:${row.source}\n`;
  }
}

/** Takes rows and gives the data that they are. */
export const printFlight = (rows: readonly FlightRow[]): string => rows.map(printRow).join('');
