/** The page that describes a kind, with the ids of the rows in its field tables. */
export type FieldPage = Readonly<{
  route: string;
  label: string;
  /** Precedes the ids of the kind's rows if another kind on the page has the same fields. */
  prefix: string;
  rows: readonly string[];
}>;

/** The id of the row that describes a field, given by its dotted path. */
export const rowId = ({ prefix, rows }: FieldPage, field: string): string | undefined =>
  [prefix + field, field].find((id) => rows.includes(id));
