import type { FieldPage } from '../samples/field-page';
import type { Kind } from '../samples/schemas';
import type { ToolkitNames } from '../samples/toolkit-names';

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
