const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

/** A schema's type in the words of page authors. */
export const wordsForType = (type: string): string => typeWords[type] ?? type;

/** What a value is, in the same words: `text`, `the number 3`, `a list`. */
export function wordsForValue(value: unknown): string {
  if (value === null || value === undefined) return wordsForType('null');
  if (Array.isArray(value)) return wordsForType('array');
  if (typeof value === 'number') return `the number ${String(value)}`;
  return typeof value === 'boolean' ? String(value) : wordsForType(typeof value);
}
