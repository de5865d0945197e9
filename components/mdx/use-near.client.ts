'use client';

import { type RefObject, useEffect } from 'react';

/** Distance at which something is near the viewport. */
const margin = '400px';

/** Calls back once, when the element comes near the viewport. */
export function useNear(element: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
