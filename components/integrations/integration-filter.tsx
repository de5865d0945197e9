import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import type { IntegrationItem } from './integration-item';
import { ListFilter } from './list-filter';

const { allStates, allTypes, count, empty, names, search, state, type } = strings.integrations;
const choices = [
  { name: 'type', label: type, all: allTypes },
  { name: 'state', label: state, all: allStates },
] as const;

type FilterProps = Readonly<{
  /** Scanners or hooks. */
  items: readonly IntegrationItem[];
  /** Shows every item, each in an element that `filterData` marks. */
  children: ReactNode;
}>;

/** What the script that filters reads of an item (components/behavior/filters). */
export const filterData = ({ type, state }: IntegrationItem) => ({
  'data-filter-row': '',
  'data-type': type,
  'data-state': state,
});

/** A list of scanners or hooks, to be searched and filtered. */
export function IntegrationFilter({ items, children }: FilterProps) {
  const [{ kind } = { kind: 'scanner' as const }] = items;
  return (
    <ListFilter
      choices={choices.map((choice) => ({ ...choice, options: optionsOf(items.map((item) => item[choice.name])) }))}
      search={search[kind]}
      count={count(items.length, names[kind])}
      empty={empty[kind]}
    >
      {children}
    </ListFilter>
  );
}

const optionsOf = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en')).map((value) => <option key={value}>{value}</option>);
