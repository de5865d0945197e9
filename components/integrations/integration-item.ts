/** A scanner or hook as lists show it, in readers' words. */
export type IntegrationItem = Readonly<{
  kind: 'scanner' | 'hook';
  type: string;
  /** How ready it is. */
  state: string;
  usecase: string;
  title: string;
  href: string;
  /** Version of the tool inside. */
  appVersion?: string;
  /** Address of the tool's own project. */
  upstream?: string;
}>;

export type IntegrationKind = IntegrationItem['kind'] | 'all';

/** The kind of which all items are, or `all` where there are both. */
export function kindOf(items: readonly IntegrationItem[]): IntegrationKind {
  const [first, ...others] = new Set(items.map(({ kind }) => kind));
  return first === undefined || others.length > 0 ? 'all' : first;
}
