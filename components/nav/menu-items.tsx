import { strings } from '@/lib/config/strings';
import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import styles from './menu-items.module.css';
import { NavAnchor } from './nav-anchor';
import type { NavNode } from './nav-node';
import type { NavModel } from './nav-model';
import { useNavNodes } from './use-nav-nodes.client';

/** The navbar's entries as the phone's menu shows them. */
export function MenuItems({ nav }: { readonly nav: NavModel }) {
  return (
    <nav className={styles.menu} aria-label={strings.mobileMenu.main}>
      <List nodes={useNavNodes(nav)} />
    </nav>
  );
}

function List({ nodes }: { readonly nodes: readonly NavNode[] }) {
  return (
    <ul className={styles.menuItemsList}>
      {nodes.map((node, index) => (
        <li key={index}>
          <Item node={node} />
        </li>
      ))}
    </ul>
  );
}

function Item({ node }: { readonly node: NavNode }) {
  switch (node.kind) {
    case 'link':
      return <NavAnchor link={node} className={styles.menuItemsItem} />;
    case 'html':
      return (
        <div className={styles.menuItemsHtml}>
          <StaticHtml html={node.html} />
        </div>
      );
    case 'group':
      return (
        <details className={node.className} open={node.hasCurrent}>
          <summary className={styles.menuItemsItem}>
            {node.icon && <Icon name={node.icon} />}
            {node.title ? `${node.title}: ${node.label}` : node.label}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <List nodes={node.items} />
        </details>
      );
  }
}
