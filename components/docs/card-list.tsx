import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { CategoryCard } from '@/lib/site/types';

/** Entries of a category as rows: name, and what it is. */
export function CardList({ cards }: { readonly cards: readonly CategoryCard[] }) {
  return (
    <ul className="card-list">
      {cards.map(({ route, label, description }) => (
        <li key={route} className="card-list-row">
          <a className="card-list-name" href={withBase(site.baseUrl, route)}>
            {label}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
