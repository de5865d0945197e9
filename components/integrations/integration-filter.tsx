import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import styles from './integration-filter.module.css';
import { type IntegrationItem, kindOf } from './integration-item';

const { allStates, allTypes, count, empty, kind: kindLabel, kinds, names, reset, state, type } = strings.integrations;
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

/** A list of scanners or hooks, to be searched and filtered; whole in the page, so that nothing is lost without JavaScript. */
export function IntegrationFilter({ items, facets, children }: FilterProps) {
  const kind = kindOf(items);
  return (
    <form className={styles.integrationFilter} data-filter>
      <div className={styles.integrationFilterControls}>
        {facets.includes('kind') && <KindChoice />}
        {choices
          .filter(({ facet }) => facets.includes(facet))
          .map(({ facet, label, all }) => (
            <label key={facet} className={styles.integrationFilterField}>
              <span className="visually-hidden">{label}</span>
              <select name={facet}>
                <option value="">{all}</option>
                <Options items={items} facet={facet} />
              </select>
              <Icon name="chevron-down" />
            </label>
          ))}
        <label className={`${styles.integrationFilterField} ${styles.search}`}>
          <span className="visually-hidden">{strings.integrations.search[kind]}</span>
          <Icon name="search" />
          <input type="search" name="text" placeholder={strings.integrations.search[kind]} />
        </label>
      </div>
      <p className={styles.integrationFilterCount} role="status" data-filter-count={count(items.length, names[kind])}>
        {count(items.length, names[kind])}
      </p>
      {children}
      <div data-filter-empty hidden>
        <EmptyState title={empty[kind]}>
          <button type="button" className={button.buttonSecondary} data-filter-reset>
            {reset}
          </button>
        </EmptyState>
      </div>
    </form>
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
