'use client';

import { searchStrings } from '@/lib/config/search-strings';
import type { SearchOutcome } from '@/lib/search/common/types';
import { Icon } from '../ui/icon';
import { type Facet, listFacets } from './list-facets';
import { documentTypes, type SearchAddress } from './search-address';
import styles from './search-filters.module.css';

type SearchFiltersProps = Readonly<{
  address: SearchAddress;
  /** Everything that the query finds. */
  outcome: SearchOutcome;
  change: (change: Partial<SearchAddress>) => void;
}>;

const { filters, type: typeLabel, typeNames, section, tag, any } = searchStrings;

/** Narrows the results down by what they are. */
export function SearchFilters({ address, outcome, change }: SearchFiltersProps) {
  const facets = listFacets(outcome);
  const typeOptions = documentTypes.map((value) => ({
    value,
    count: facets.types.find((facet) => facet.value === value)?.count ?? 0,
    label: typeNames[value],
  }));
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{filters}</legend>
      <Choice
        label={typeLabel}
        value={address.type}
        options={typeOptions}
        onChange={(type) => change({ type: documentTypes.find((each) => each === type) ?? '' })}
      />
      <Choice
        label={section}
        value={address.section}
        options={facets.sections}
        onChange={(section) => change({ section })}
      />
      <Choice label={tag} value={address.tag} options={facets.tags} onChange={(tag) => change({ tag })} />
    </fieldset>
  );
}

type ChoiceProps = Readonly<{
  label: string;
  value: string;
  options: readonly (Facet & { readonly label?: string })[];
  onChange: (value: string) => void;
}>;

/** A filter; a value that the address asks for and no result has is offered too, so that it can be seen and removed. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const offered =
    options.some((option) => option.value === value) || value === '' ? options : [...options, { value, count: 0 }];
  if (offered.length === 0) return null;
  return (
    <label className={styles.choice} data-on={value !== '' || undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{any}</option>
        {offered.map((option: Facet & { readonly label?: string }) => (
          <option key={option.value} value={option.value}>
            {option.label ?? option.value} ({option.count})
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
