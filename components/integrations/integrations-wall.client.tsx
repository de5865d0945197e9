'use client';

import { useState } from 'react';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { filterIntegrations, type IntegrationItem, noFilter } from './filter-integrations';
import { IntegrationControls } from './integration-controls.client';
import styles from './integrations-wall.module.css';
import { NoIntegrations } from './no-integrations.client';

const { count, names, one } = strings.integrations;

/** What most are; only other states are worth a word. */
const released = 'Released';

/** All scanners and hooks, to be searched and filtered; whole in the page, so that nothing is lost without JavaScript. */
export function IntegrationsWall({ items }: { readonly items: readonly IntegrationItem[] }) {
  const [filter, setFilter] = useState(noFilter);
  const shown = filterIntegrations(items, filter);
  return (
    <>
      <IntegrationControls items={items} facets={['kind', 'type']} filter={filter} onChange={setFilter} />
      <p className={styles.integrationsWallCount} role="status">
        {count(shown.length, items.length, names.all)}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.wall}>
          {shown.map((item) => (
            <Entry key={item.href} item={item} />
          ))}
        </ul>
      ) : (
        <NoIntegrations kind={filter.kind} onReset={() => setFilter(noFilter)} />
      )}
    </>
  );
}

function Entry({ item: { kind, title, href, type, state, usecase } }: { readonly item: IntegrationItem }) {
  return (
    <li className={styles.integrationsWallEntry}>
      <Icon name={kind} label={one[kind]} className={styles.integrationsWallIcon} />
      <a className={styles.integrationsWallName} href={href}>
        {title}
      </a>
      <span className={styles.type}>{state === released ? type : `${type}, ${state.toLowerCase()}`}</span>
      <span className={styles.integrationsWallUsecase}>{usecase}</span>
    </li>
  );
}
