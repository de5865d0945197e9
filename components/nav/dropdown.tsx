import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import styles from './dropdown.module.css';
import { NavAnchor } from './nav-anchor';
import type { NavGroup } from './nav-node';
import items from './navbar-items.module.css';

type DropdownProps = Readonly<{ group: NavGroup; position: 'left' | 'right' }>;

/** A menu of links that the browser opens by itself; `behavior/dropdowns` closes it and moves through it. */
export function Dropdown({ group, position }: DropdownProps) {
  return (
    <details name="navbar" className={`${styles.dropdown} ${group.className ?? ''}`.trim()} data-dropdown="">
      <summary
        className={`${items.navbarItemsItem} ${styles.dropdownButton}`}
        data-current={(group.hasCurrent && group.title === undefined) || undefined}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.title && <span className="visually-hidden">{group.title}: </span>}
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.dropdownList} data-position={position}>
        {group.items.map((item, index) => (
          <li key={index}>
            {item.kind === 'link' ? (
              <NavAnchor link={item} className={styles.dropdownLink} />
            ) : (
              <StaticHtml html={item.html} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
