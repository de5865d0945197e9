import inspect from 'object-inspect';

/** Maximum characters of one line, as many as fit beside the code, and of a whole value. */
const maxLineLength = 48;
const maxLength = 20_000;

/** Formats a value on one line if it fits, else with one member a line. */
export function formatValue(value: unknown): string {
  const line = inspectValue(value);
  const text = line.length > maxLineLength ? inspectValue(value, 2) : line;
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Formats the arguments of a `console.log` call as one line, with strings unquoted. */
export const formatLog = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : formatValue(value))).join(' ');

function inspectValue(value: unknown, indent: number | null = null): string {
  try {
    return inspect(value, { depth: 8, customInspect: false, indent });
  } catch (error) {
    // A getter or proxy in the reader's code may throw when it is inspected.
    return `[${String(error)}]`;
  }
}
