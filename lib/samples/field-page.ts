/** The page of a kind, with the ids of the rows in its tables of fields. */
export type FieldPage = Readonly<{
  route: string;
  label: string;
  /** Stands before the ids of the kind's rows where another kind on the page has them too. */
  prefix: string;
  rows: readonly string[];
}>;

/** The id of the row that describes a field, which is named by its path with dots. */
export const rowOf = ({ prefix, rows }: FieldPage, field: string): string | undefined =>
  [prefix + field, field].find((id) => rows.includes(id));
