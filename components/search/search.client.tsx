'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { plantSeed, readSeed } from './seed';
import { SearchCombobox } from './search-combobox.client';
import { SearchDialog } from './search-dialog.client';
import { useIsDesktop } from './use-is-desktop.client';
import { useSearchClient } from './use-search-client.client';

/** The input of the plain box (see `search-box.tsx`). */
const findInput = (): HTMLInputElement | null => document.querySelector('[data-search] > form input');

/** Search as it answers while one types: in the navbar, and below the desktop width over the whole screen. It goes on with what the plain box holds. */
export function Search() {
  const [input] = useState(findInput);
  const isDesktop = useIsDesktop();
  const client = useSearchClient();
  useEffect(() => client.warm(), [client]);
  return input && (isDesktop ? <InBar input={input} /> : <OverScreen input={input} />);
}

function InBar({ input }: { readonly input: HTMLInputElement }) {
  const [seed] = useState(() => readSeed(input));
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => plantSeed(field.current, seed), [seed]);
  return <SearchCombobox field={field} initialQuery={seed.value} startsOpen={seed.hasFocus} />;
}

function OverScreen({ input }: { readonly input: HTMLInputElement }) {
  const [isOpen, setOpen] = useState(() => input === document.activeElement);
  useEffect(() => {
    const open = (): void => setOpen(true);
    input.addEventListener('focus', open);
    return () => input.removeEventListener('focus', open);
  }, [input]);
  return isOpen && <SearchDialog input={input} close={() => setOpen(false)} />;
}
