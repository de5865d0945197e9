/** What front matter or a file of settings says, by field; nothing of it is checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value as fields; none where it holds none. */
export const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** A text, or a number as one; `undefined` for what says nothing. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined;
