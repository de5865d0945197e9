import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import { NavAnchor } from './nav-anchor';
import type { NavGroup, NavNode } from './nav-node';

/** Classes of a list and of its entries, by the list's place. */
const classes = {
  navbar: { list: 'navbar-items', link: 'navbar-items-item', html: 'navbar-items-html' },
  dropdown: { list: 'dropdown-list', link: 'dropdown-link', html: '' },
  menu: { list: 'menu-items-list', link: 'menu-items-item', html: 'menu-items-html' },
} as const;

type ListProps = Readonly<{ variant: keyof typeof classes; position?: 'left' | 'right' }>;

/** Entries of the navbar, of one of its dropdowns, or of the phone's menu. */
export function NavItems({ nodes, variant, position }: ListProps & { readonly nodes: readonly NavNode[] }) {
  const { list, link, html } = classes[variant];
  return (
    <ul className={list} data-position={position}>
      {nodes.map((node, index) => (
        <li key={index}>
          {node.kind === 'link' && <NavAnchor link={node} className={link} />}
          {node.kind === 'html' && (
            <div className={`${html} ${node.className ?? ''}`.trim() || undefined}>
              <StaticHtml html={node.html} />
            </div>
          )}
          {node.kind === 'group' && <Group group={node} variant={variant} position={position} />}
        </li>
      ))}
    </ul>
  );
}

/** A menu of links that the browser opens by itself; `behavior/dropdowns` closes those of the navbar and moves through them. */
function Group({ group, variant, position }: ListProps & { readonly group: NavGroup }) {
  const { title, label, icon, hasCurrent, items, className } = group;
  const isInMenu = variant === 'menu';
  const own = isInMenu
    ? { className, open: hasCurrent }
    : { className: `dropdown ${className ?? ''}`.trim(), name: 'navbar', 'data-dropdown': '' };
  return (
    <details {...own}>
      <summary className={classes[variant].link} data-current={(hasCurrent && title === undefined) || undefined}>
        {icon && <Icon name={icon} />}
        <span>
          {title && <span className={isInMenu ? undefined : 'visually-hidden'}>{title}: </span>}
          {label}
        </span>
      </summary>
      <NavItems nodes={items} variant={isInMenu ? 'menu' : 'dropdown'} position={position} />
    </details>
  );
}
