import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { filterData, IntegrationFilter } from './integration-filter';
import type { IntegrationItem } from './integration-item';
import styles from './integrations-wall.module.css';

const { one } = strings.integrations;

/** What most are; only other states are worth a word. */
const released = 'Released';

/** All scanners and hooks. */
export const IntegrationsWall = ({ items }: { readonly items: readonly IntegrationItem[] }) => (
  <IntegrationFilter items={items} facets={['kind', 'type']}>
    <ul className={styles.wall}>
      {items.map((item) => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  </IntegrationFilter>
);

function Entry({ item }: { readonly item: IntegrationItem }) {
  const { kind, title, href, type, state, usecase } = item;
  return (
    <li className={styles.integrationsWallEntry} {...filterData(item)}>
      <Icon name={kind} label={one[kind]} className={styles.integrationsWallIcon} />
      <a className={styles.integrationsWallName} href={href}>
        {title}
      </a>
      <span className={styles.type}>{state === released ? type : `${type}, ${state.toLowerCase()}`}</span>
      <span className={styles.integrationsWallUsecase}>{usecase}</span>
    </li>
  );
}
