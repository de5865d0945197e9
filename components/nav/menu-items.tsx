import { strings } from '@/lib/config/strings';
import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import { NavAnchor } from './nav-anchor';
import type { NavNode } from './nav-node';
import type { NavModel } from './nav-model';
import { useNavNodes } from './use-nav-nodes.client';

/** The navbar's entries as the phone's menu shows them. */
export function MenuItems({ nav }: { readonly nav: NavModel }) {
  return (
    <nav className="menu-items" aria-label={strings.mobileMenu.main}>
      <List nodes={useNavNodes(nav)} />
    </nav>
  );
}

function List({ nodes }: { readonly nodes: readonly NavNode[] }) {
  return (
    <ul className="menu-items-list">
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
      return <NavAnchor link={node} className="menu-items-item" />;
    case 'html':
      return (
        <div className="menu-items-html">
          <StaticHtml html={node.html} />
        </div>
      );
    case 'group':
      return (
        <details className={node.className} open={node.hasCurrent}>
          <summary className="menu-items-item">
            {node.icon && <Icon name={node.icon} />}
            {node.title ? `${node.title}: ${node.label}` : node.label}
            <Icon name="chevron-down" className="menu-items-chevron" />
          </summary>
          <List nodes={node.items} />
        </details>
      );
  }
}
