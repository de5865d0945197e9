import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { Integration } from '@/lib/content/types';
import type { CategoryCard } from '@/lib/site/types';
import styles from './card-list.module.css';
import type { CardGroup } from './group-cards';
import { plainWords } from './plain-words';

export type CardListProps = CardGroup & { readonly id?: string };

/** Entries of a category as rows: name, what it is, and for scanners and hooks how ready it is, under the heading of their type. */
export function CardList({ title, id, cards }: CardListProps) {
  return (
    <>
      {title !== undefined && (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      <ul className={styles.list}>
        {cards.map((card) => (
          <Row key={card.route} {...card} />
        ))}
      </ul>
    </>
  );
}

function Row({ route, label, description, integration }: CategoryCard) {
  return (
    <li className={styles.row}>
      <a className={styles.name} href={withBase(site.baseUrl, route)}>
        {label}
      </a>
      <p>{integration ? integration.usecase : description}</p>
      {integration && <State integration={integration} />}
    </li>
  );
}

function State({ integration: { state, appVersion } }: { readonly integration: Integration }) {
  return (
    <p className={styles.state}>
      <span className={styles.badge}>{plainWords(state)}</span> {appVersion}
    </p>
  );
}
