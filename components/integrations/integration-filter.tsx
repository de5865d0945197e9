import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import styles from './integration-filter.module.css';
import { type IntegrationItem, kindOf } from './integration-item';
import { ListFilter } from './list-filter';

const { allStates, allTypes, count, empty, kind: kindLabel, kinds, names, search, state, type } = strings.integrations;
const choices = [
  { facet: 'type', label: type, all: allTypes },
  { facet: 'state', label: state, all: allStates },
] as const;

type Facet = 'kind' | (typeof choices)[number]['facet'];

type FilterProps = Readonly<{
  items: readonly IntegrationItem[];
  /** What can be chosen beside the words typed. */
  facets: readonly Facet[];
  /** Shows every item, each in an element that `filterData` marks. */
  children: ReactNode;
}>;

/** What the script that filters reads of an item (components/behavior/filters). */
export const filterData = ({ kind, type, state }: IntegrationItem) => ({
  'data-filter-row': '',
  'data-kind': kind,
  'data-type': type,
  'data-state': state,
});

/** A list of scanners or hooks, to be searched and filtered. */
export function IntegrationFilter({ items, facets, children }: FilterProps) {
  const kind = kindOf(items);
  return (
    <ListFilter
      controls={facets.includes('kind') && <KindChoice />}
      choices={choices
        .filter(({ facet }) => facets.includes(facet))
        .map(({ facet, label, all }) => ({
          ...{ name: facet, label, all },
          options: <Options items={items} facet={facet} />,
        }))}
      search={search[kind]}
      count={count(items.length, names[kind])}
      empty={empty[kind]}
    >
      {children}
    </ListFilter>
  );
}

/** Where there are scanners and hooks, their values stand apart. */
function Options({ items, facet }: Pick<FilterProps, 'items'> & { readonly facet: 'type' | 'state' }) {
  const options = (kind?: IntegrationItem['kind']) =>
    [...new Set(items.filter((item) => kind === undefined || item.kind === kind).map((item) => item[facet]))]
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((value) => <option key={value}>{value}</option>);
  if (kindOf(items) !== 'all') return options();
  return (['scanner', 'hook'] as const).map((kind) => (
    <optgroup key={kind} label={kinds[kind]} data-kind={kind}>
      {options(kind)}
    </optgroup>
  ));
}

const KindChoice = () => (
  <fieldset className={styles.kinds}>
    <legend className="visually-hidden">{kindLabel}</legend>
    {(['all', 'scanner', 'hook'] as const).map((kind) => (
      <label key={kind} className={styles.integrationFilterKind}>
        <input type="radio" name="kind" value={kind === 'all' ? '' : kind} defaultChecked={kind === 'all'} />
        {kinds[kind]}
      </label>
    ))}
  </fieldset>
);
