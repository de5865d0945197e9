'use client';

import { NavItems } from './nav-items';
import { useNavNodes } from './use-nav-nodes.client';

/** The entries at one end of the navbar. */
export function NavbarItems({ position }: { readonly position: 'left' | 'right' }) {
  const nodes = useNavNodes(position);
  return nodes.length > 0 && <NavItems nodes={nodes} variant="navbar" position={position} />;
}
