'use client';

import { StaticHtml } from '../mdx/static-html.client';
import { Dropdown } from './dropdown';
import { NavAnchor } from './nav-anchor';
import type { NavNode } from './nav-node';
import type { NavModel } from './nav-model';
import { useNavNodes } from './use-nav-nodes.client';

type NavbarItemsProps = Readonly<{ nav: NavModel; position: 'left' | 'right' }>;

/** The entries at one end of the navbar. */
export function NavbarItems({ nav, position }: NavbarItemsProps) {
  const nodes = useNavNodes(nav, position);
  if (nodes.length === 0) return null;
  return (
    <ul className="navbar-items">
      {nodes.map((node, index) => (
        <li key={index}>
          <Item node={node} position={position} />
        </li>
      ))}
    </ul>
  );
}

function Item({ node, position }: { readonly node: NavNode; readonly position: 'left' | 'right' }) {
  switch (node.kind) {
    case 'link':
      return <NavAnchor link={node} className="navbar-items-item" />;
    case 'html':
      return (
        <div className={`navbar-items-html ${node.className ?? ''}`.trim()}>
          <StaticHtml html={node.html} />
        </div>
      );
    case 'group':
      return <Dropdown group={node} position={position} />;
  }
}
