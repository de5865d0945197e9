import type { FieldPage } from '../samples/field-page';
import type { Kind } from '../samples/schemas';
import type { ToolkitNames } from '../samples/toolkit-names';
import type { Fields } from './edit-scan';

/** What the tool that checks knows of the toolkit and of the docs; made at build time. */
export type ToolFacts = Readonly<{
  /** Left out where the site names none. */
  names?: ToolkitNames;
  kinds: readonly Kind[];
  /** Where the fields of each kind are described. */
  fieldPages: Readonly<Record<string, FieldPage>>;
  /** Scan types that the release advises against, and their pages. */
  deprecated: Readonly<Record<string, string>>;
}>;

/** A parameter as the table of a scanner's page has it. */
export type ScannerParameter = Readonly<{ code: string; meaning: string }>;

/** A scan type that a scan can be built for. */
export type BuildableType = Readonly<{
  name: string;
  /** Title and route of the scanner's page. */
  scanner: string;
  route: string;
  /** What it checks, by the names of the home page. */
  checks: readonly string[];
  parameters: readonly ScannerParameter[];
  /** Parameters of the page's first example. */
  example: readonly string[];
  /** What else that example has to have, such as volumes. */
  needs: Fields;
}>;

/** What the tool that builds scans knows of the docs; made at build time. */
export type BuilderFacts = Readonly<{
  goals: readonly Readonly<{ name: string; label: string }>[];
  scanTypes: readonly BuildableType[];
}>;

/** The scan type that the tool starts with. */
export const firstType = (scanTypes: readonly BuildableType[]): BuildableType | undefined =>
  scanTypes.find(({ name }) => name === 'nmap') ?? scanTypes[0];

/** The name of a scan that nobody has named yet. */
export const givenName = (scanType: string): string => `my-${scanType}`;

/** A parameter as a table prints it, as items of a list: an option and its value are two. */
export function toItems(parameter: string): string[] {
  const [, option = '', value = ''] = /^(-\S+)(?:\s+(.*))?$/s.exec(parameter.trim()) ?? [];
  return option === '' ? [parameter.trim()] : value === '' ? [option] : [option, value];
}
