import type { CategoryCard } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

/** Entries of a category as rows: name and description. */
export const CardList = ({ cards }: { readonly cards: readonly CategoryCard[] }) => (
  <ul className="card-list">
    {cards.map(({ route, label, description }) => (
      <li key={route} className="card-list-row">
        <a className="card-list-name" href={hrefTo(route)}>
          {label}
        </a>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
