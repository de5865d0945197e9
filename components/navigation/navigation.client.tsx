'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { arrive, linkRestorer } from './arrive';
import { installHashHistory } from './hash-history';
import { installInternalLinks } from './internal-links';
import { installPrefetch } from './prefetch';

/**
 * Moves between pages without loading the frame again: the old page stays until the new one is ready, and a bar shows when that takes longer than 200 ms.
 * Next.js announces the new title, and loads the whole page if its data fails to load.
 */
export function Navigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const path = usePathname();
  const pendingHash = useRef<string>(undefined);
  /** For the address of each page left, the function that leads back to the link that led away. */
  const linkRestorers = useRef(new Map<string, () => void>());

  const navigate = useEffectEvent((route: string, link: HTMLAnchorElement) => {
    linkRestorers.current.set(location.href, linkRestorer(link));
    pendingHash.current = new URL(route, document.baseURI).hash;
    startTransition(() => router.push(route));
  });
  const prefetch = useEffectEvent((route: string) => router.prefetch(route));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A step in the history, or to a place on the page, cancels a pending navigation.
    window.addEventListener('popstate', () => (pendingHash.current = undefined), { signal });
    installHashHistory(signal);
    installInternalLinks(navigate, signal);
    installPrefetch(prefetch, signal);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    // Only a step in the history changes the page without a link. Must run before the next effect, which resets `pendingHash`.
    if (pendingHash.current === undefined) linkRestorers.current.get(location.href)?.();
  }, [path]);

  useEffect(() => {
    if (isPending || pendingHash.current === undefined) return;
    arrive(pendingHash.current);
    pendingHash.current = undefined;
  }, [isPending]);

  return isPending && <div className="navigation-progress" aria-hidden />;
}
