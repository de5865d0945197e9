'use client';

import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { type IntegrationFilter, type IntegrationItem, kindOf, valuesOf } from './filter-integrations';
import styles from './integration-controls.module.css';

type ControlsProps = Readonly<{
  items: readonly IntegrationItem[];
  /** What can be chosen beside the words typed. */
  facets: readonly ('kind' | 'type' | 'state')[];
  filter: IntegrationFilter;
  onChange: (filter: IntegrationFilter) => void;
}>;

const { kinds, kind: kindLabel, type, allTypes, state, allStates } = strings.integrations;
const choices = [
  { field: 'type', label: type, all: allTypes },
  { field: 'state', label: state, all: allStates },
] as const;

/** What a list of scanners and hooks is filtered by. */
export function IntegrationControls({ items, facets, filter, onChange }: ControlsProps) {
  const search = strings.integrations.search[kindOf(items)];
  return (
    <div className={styles.integrationControls}>
      {facets.includes('kind') && <KindChoice filter={filter} onChange={onChange} />}
      {choices
        .filter(({ field }) => facets.includes(field))
        .map(({ field, label, all }) => (
          <label key={field} className={styles.integrationControlsField}>
            <span className="visually-hidden">{label}</span>
            <select value={filter[field]} onChange={(event) => onChange({ ...filter, [field]: event.target.value })}>
              <option value="">{all}</option>
              {valuesOf(items, field, filter.kind).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </label>
        ))}
      <label className={`${styles.integrationControlsField} ${styles.search}`}>
        <span className="visually-hidden">{search}</span>
        <Icon name="search" />
        <input
          type="search"
          value={filter.text}
          placeholder={search}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </label>
    </div>
  );
}

function KindChoice({ filter, onChange }: Pick<ControlsProps, 'filter' | 'onChange'>) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{kindLabel}</legend>
      {(['all', 'scanner', 'hook'] as const).map((kind) => (
        <label key={kind} className={styles.integrationControlsKind}>
          <input
            type="radio"
            name="kind"
            checked={filter.kind === kind}
            onChange={() => onChange({ ...filter, kind, type: '' })}
          />
          {kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
