'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect } from 'react';

const desktop = '(width >= 996px)';

/** Closes the dialog on a click beside it or on a link in it, on navigation, and when the window grows to the desktop width. */
export function useDialogClosing(dialog: RefObject<HTMLDialogElement | null>): void {
  const pathname = usePathname();
  useEffect(() => dialog.current?.close(), [dialog, pathname]);

  useEffect(() => {
    const element = dialog.current;
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = ({ target }: MouseEvent): void => {
      // The dialog itself is hit only on its backdrop: its children cover all of its box.
      if (target === element || (target instanceof Element && target.closest('a'))) element?.close();
    };
    element?.addEventListener('click', onClick, { signal });
    matchMedia(desktop).addEventListener('change', ({ matches }) => matches && element?.close(), { signal });
    return () => listening.abort();
  }, [dialog]);
}
