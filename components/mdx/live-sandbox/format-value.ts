import inspect from 'object-inspect';

/** Characters of one line, as the result beside the code has room for, and of one whole value. */
const width = 48;
const longest = 20_000;

/** On one line where that is short, else with one member a line. */
export function formatValue(value: unknown): string {
  const line = inspectValue(value);
  const text = line.length > width ? inspectValue(value, 2) : line;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The line of a call of `console.log`, in which texts stand without quotes. */
export const formatLog = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : formatValue(value))).join(' ');

function inspectValue(value: unknown, indent: number | null = null): string {
  try {
    return inspect(value, { depth: 8, customInspect: false, indent });
  } catch (error) {
    // A getter or a proxy of the reader's code may throw while it is looked at.
    return `[${String(error)}]`;
  }
}
