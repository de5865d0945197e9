'use client';

import { useCallback, useState } from 'react';
import type { Sidebar } from '@/lib/site/types';
import { branchKeys, initiallyOpenKeys } from './sidebar-branch';

/** Which categories are open, and how the reader changes that. */
export type OpenCategories = Readonly<{ open: ReadonlySet<string>; setOpen: (key: string, isOpen: boolean) => void }>;

type State = Readonly<{ place: string; open: ReadonlySet<string> }>;

const noSidebar = { id: '', version: '', items: [] } as const;

/** Keeps what the reader opened and closed; a navigation opens the branch of the new page and closes nothing. */
export function useOpenCategories(sidebar: Sidebar = noSidebar, route: string): OpenCategories {
  const { items } = sidebar;
  const name = `${sidebar.version}/${sidebar.id}`;
  const place = `${name} ${route}`;
  const [state, setState] = useState<State>(() => ({
    place,
    open: new Set([...initiallyOpenKeys(items), ...branchKeys(items, route)]),
  }));
  let { open } = state;
  if (state.place !== place) {
    const before = state.place.startsWith(`${name} `) ? open : initiallyOpenKeys(items);
    open = new Set([...before, ...branchKeys(items, route)]);
    setState({ place, open });
  }
  const setOpen = useCallback((key: string, isOpen: boolean) => {
    setState((last) => (last.open.has(key) === isOpen ? last : { ...last, open: withKey(last.open, key, isOpen) }));
  }, []);
  return { open, setOpen };
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
