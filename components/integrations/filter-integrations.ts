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

export type IntegrationFilter = Readonly<{
  kind: IntegrationItem['kind'] | 'all';
  /** Empty for all. */ type: string;
  /** Empty for all. */ state: string;
  text: string;
}>;

export const noFilter: IntegrationFilter = { kind: 'all', type: '', state: '', text: '' };

/** Gives the items that fit the filter and whose words contain every word typed, in the order given. */
export function filterIntegrations(
  items: readonly IntegrationItem[],
  { kind, type, state, text }: IntegrationFilter,
): readonly IntegrationItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const content = `${item.title} ${item.usecase} ${item.type} ${item.state}`.toLowerCase();
    return (
      (kind === 'all' || item.kind === kind) &&
      (type === '' || item.type === type) &&
      (state === '' || item.state === state) &&
      words.every((word) => content.includes(word))
    );
  });
}

/** Gives the kind of which all items are, or `all` where there are both. */
export function kindOf(items: readonly IntegrationItem[]): IntegrationFilter['kind'] {
  const [first, ...others] = new Set(items.map(({ kind }) => kind));
  return first === undefined || others.length > 0 ? 'all' : first;
}

/** Gives the types or states among the items of a kind, each once, sorted. */
export function valuesOf(
  items: readonly IntegrationItem[],
  field: 'type' | 'state',
  kind: IntegrationFilter['kind'],
): readonly string[] {
  const values = items.filter((item) => kind === 'all' || item.kind === kind).map((item) => item[field]);
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
}
