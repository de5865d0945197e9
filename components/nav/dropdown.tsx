import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import { NavAnchor } from './nav-anchor';
import type { NavGroup } from './nav-node';

type DropdownProps = Readonly<{ group: NavGroup; position: 'left' | 'right' }>;

/** A menu of links that the browser opens by itself; `behavior/dropdowns` closes it and moves through it. */
export function Dropdown({ group, position }: DropdownProps) {
  return (
    <details name="navbar" className={`dropdown ${group.className ?? ''}`.trim()} data-dropdown="">
      <summary
        className="navbar-items-item"
        data-current={(group.hasCurrent && group.title === undefined) || undefined}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.title && <span className="visually-hidden">{group.title}: </span>}
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="dropdown-list" data-position={position}>
        {group.items.map((item, index) => (
          <li key={index}>
            {item.kind === 'link' ? (
              <NavAnchor link={item} className="dropdown-link" />
            ) : (
              <StaticHtml html={item.html} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
