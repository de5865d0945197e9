/** Values of front matter or a settings file, by field, not yet validated. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value as fields; no fields if it is not an object. */
export const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** A string, or a number as one; `undefined` if empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined;
