import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';

/** A filter by a value of the rows (`data-<name>`), chosen from a list. */
type Choice = Readonly<{ name: string; label: string; all: string; options: ReactNode }>;

type FilterProps = Readonly<{
  choices: readonly Choice[];
  /** Name of the search field. */
  search: string;
  /** The number of rows, in words. */
  count: string;
  /** Shown if no row is left. */
  empty: string;
  /** All rows, each with `data-filter-row`. */
  children: ReactNode;
}>;

/** A list with search and filters (components/behavior/filters); the page contains all of it, so nothing is lost without JavaScript. */
export const ListFilter = ({ choices, search, count, empty, children }: FilterProps) => (
  <form className="integration-filter" data-filter>
    <div className="integration-filter-controls needs-script">
      {choices.map(({ name, label, all, options }) => (
        <label key={name} className="integration-filter-field">
          <span className="visually-hidden">{label}</span>
          <select name={name}>
            <option value="">{all}</option>
            {options}
          </select>
        </label>
      ))}
      <label className="integration-filter-field integration-filter-search">
        <span className="visually-hidden">{search}</span>
        <Icon name="search" />
        <input
          type="search"
          name="text"
          placeholder={search}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </label>
    </div>
    {/* The script may have changed the number before hydration. */}
    <p className="integration-filter-count" role="status" data-filter-count={count} suppressHydrationWarning>
      {count}
    </p>
    {children}
    <div data-filter-empty hidden>
      <p className="integration-filter-count">{empty}</p>
      <button type="button" className="button-secondary" data-filter-reset>
        {strings.integrations.reset}
      </button>
    </div>
  </form>
);
