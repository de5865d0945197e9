import type { Kind } from '../samples/schemas';
import type { ToolkitNames } from '../samples/toolkit-names';

/** The page of a kind, with the ids of the rows in its tables of fields. */
export type FieldPage = Readonly<{
  route: string;
  label: string;
  /** Stands before the ids of the kind's rows where another kind on the page has them too. */
  prefix: string;
  rows: readonly string[];
}>;

/** What the tools know of the toolkit and of the docs; made at build time. */
export type WorkshopFacts = Readonly<{
  /** Left out where the site names none. */
  names?: ToolkitNames;
  kinds: readonly Kind[];
  /** Where the fields of each kind are described. */
  fieldPages: Readonly<Record<string, FieldPage>>;
  /** Where all scan types are listed. */ scanners?: string;
  /** Scan types that the release advises against, and their pages. */
  deprecated: Readonly<Record<string, string>>;
}>;
