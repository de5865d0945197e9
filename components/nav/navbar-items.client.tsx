'use client';

import { NavItems } from './nav-items';
import { type NavModel, useNavNodes } from './use-nav-nodes.client';

type NavbarItemsProps = Readonly<{ nav: NavModel; position: 'left' | 'right' }>;

/** The entries at one end of the navbar. */
export function NavbarItems({ nav, position }: NavbarItemsProps) {
  const nodes = useNavNodes(nav, position);
  return nodes.length > 0 && <NavItems nodes={nodes} place="navbar" position={position} />;
}
