'use client';

import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import invariant from 'tiny-invariant';
import { createStore, type Store } from './content-store';

const Context = createContext<Store<ReactNode> | null>(null);

/** Connects the mobile menu with the section of the site that fills its secondary menu. */
export function MobileMenuProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createStore<ReactNode>(null));
  return <Context value={store}>{children}</Context>;
}

function useStore(): Store<ReactNode> {
  const store = use(Context);
  invariant(store, 'the mobile menu is used outside its provider');
  return store;
}

/** Fills the mobile menu's secondary menu while the calling component is mounted; keep `content` the same object while it does not change. */
export function useSecondaryMenu(content: ReactNode): void {
  const store = useStore();
  useEffect(() => store.set(content), [store, content]);
  useEffect(() => () => store.set(null), [store]);
}

/** What fills the secondary menu now; `null` where there is none. */
export function useSecondaryMenuContent(): ReactNode {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
