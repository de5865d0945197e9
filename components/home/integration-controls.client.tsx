'use client';

import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { type IntegrationFilter, type IntegrationItem, typesOf } from './filter-integrations';
import styles from './integration-controls.module.css';

type ControlsProps = Readonly<{
  items: readonly IntegrationItem[];
  filter: IntegrationFilter;
  onChange: (filter: IntegrationFilter) => void;
}>;

const { kinds, kind: kindLabel, search, type: typeLabel, allTypes } = strings.integrations;

/** Kind, type and words to filter the wall by. */
export function IntegrationControls({ items, filter, onChange }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{kindLabel}</legend>
        {(['all', 'scanner', 'hook'] as const).map((kind) => (
          <label key={kind} className={styles.kind}>
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
      <label className={styles.field}>
        <span className="visually-hidden">{typeLabel}</span>
        <select value={filter.type} onChange={(event) => onChange({ ...filter, type: event.target.value })}>
          <option value="">{allTypes}</option>
          {typesOf(items, filter.kind).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <label className={`${styles.field} ${styles.search}`}>
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
