import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { CategoryCard } from '@/lib/site/types';
import styles from './card-list.module.css';

/** Entries of a category as rows: name, and what it is. */
export function CardList({ cards }: { readonly cards: readonly CategoryCard[] }) {
  return (
    <ul className={styles.cardList}>
      {cards.map(({ route, label, description }) => (
        <li key={route} className={styles.row}>
          <a className={styles.cardListName} href={withBase(site.baseUrl, route)}>
            {label}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
