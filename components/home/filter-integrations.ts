/** A scanner or hook as the wall shows it. */
export type IntegrationItem = Readonly<{
  kind: 'scanner' | 'hook';
  type: string;
  /** How ready it is, where it is not simply released. */
  state?: string;
  usecase: string;
  title: string;
  href: string;
}>;

export type IntegrationFilter = Readonly<{
  kind: IntegrationItem['kind'] | 'all';
  /** Empty for all. */ type: string;
  text: string;
}>;

export const noFilter: IntegrationFilter = { kind: 'all', type: '', text: '' };

/** Gives the items of the wanted kind and type whose words contain every word typed, in the order given. */
export function filterIntegrations(
  items: readonly IntegrationItem[],
  { kind, type, text }: IntegrationFilter,
): readonly IntegrationItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const content = `${item.title} ${item.usecase} ${item.type} ${item.state ?? ''}`.toLowerCase();
    return (
      (kind === 'all' || item.kind === kind) &&
      (type === '' || item.type === type) &&
      words.every((word) => content.includes(word))
    );
  });
}

/** Gives the types among the items of a kind, each once, sorted. */
export function typesOf(items: readonly IntegrationItem[], kind: IntegrationFilter['kind']): readonly string[] {
  const types = items.filter((item) => kind === 'all' || item.kind === kind).map(({ type }) => type);
  return [...new Set(types)].sort((a, b) => a.localeCompare(b));
}
