'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { arrive } from './arrive';
import { installHashHistory } from './hash-history';
import { installInternalLinks } from './internal-links';
import { installPrefetch } from './prefetch';

/**
 * Moves between pages without loading the frame again: the old page stays until the new one is ready, and a bar shows when that takes longer than 200 ms.
 * Next.js announces the new title, and where a page's data cannot be had it loads the whole page.
 */
export function Navigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const arriving = useRef<string>(undefined);

  const go = useEffectEvent((route: string) => {
    arriving.current = new URL(route, document.baseURI).hash;
    startTransition(() => router.push(route));
  });
  const prefetch = useEffectEvent((route: string) => router.prefetch(route));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    installHashHistory(signal);
    installInternalLinks(go, signal);
    installPrefetch(prefetch, signal);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (isPending || arriving.current === undefined) return;
    arrive(arriving.current);
    arriving.current = undefined;
  }, [isPending]);

  return isPending && <div className="navigation-progress" aria-hidden />;
}
