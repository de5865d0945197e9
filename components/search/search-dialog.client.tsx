'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { strings } from '@/lib/config/strings';
import { emptyPlain, plantSeed, readSeed } from './seed';
import { SearchCombobox } from './search-combobox.client';
import styles from './search-dialog.module.css';

type SearchDialogProps = Readonly<{
  /** The plain box that it goes on from. */ input: HTMLInputElement;
  close: () => void;
}>;

/** Search over the whole screen; goes when the reader cancels it, who is then at the plain box again, or goes to another page. */
export function SearchDialog({ input, close }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [seed] = useState(() => ({ ...readSeed(input), hasFocus: true }));
  useLayoutEffect(() => {
    // Not as a modal one: to make the rest of a long page inert takes a phone ten times as long as all else that opens it.
    dialog.current?.showPopover();
    plantSeed(field.current, seed);
    emptyPlain(input);
  }, [input, seed]);

  useEffect(() => {
    const box = dialog.current;
    // The Tab key leads around: what is behind cannot be seen.
    const keepFocus = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !box?.contains(relatedTarget)) field.current?.focus();
    };
    box?.addEventListener('focusout', keepFocus);
    return () => box?.removeEventListener('focusout', keepFocus);
  }, []);

  const pathname = usePathname();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) close();
  }, [pathname, openedAt, close]);

  const cancel = (): void => {
    // The plain box is shown again once this is gone.
    flushSync(close);
    // Its button, not the input: that would call up the keyboard of a phone.
    input.form?.querySelector('button')?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.searchDialog}
      popover="auto"
      aria-modal
      aria-label={strings.search.label}
      onToggle={({ newState }) => {
        if (newState === 'closed') cancel();
      }}
    >
      <SearchCombobox field={field} initialQuery={seed.value} startsOpen onCancel={cancel} />
    </dialog>
  );
}
