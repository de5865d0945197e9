'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { plantSeed, readSeed } from './seed';
import { SearchCombobox } from './search-combobox.client';
import { SearchDialog } from './search-dialog.client';
import { useIsDesktop } from './use-is-desktop.client';
import { useSearchClient } from './use-search-client.client';

/** The plain box of the navbar (see `search-box.tsx`): its input, and the place in front of it. */
type PlainBox = Readonly<{ input: HTMLInputElement; slot: Element }>;

function findBox(): PlainBox | undefined {
  const box = document.querySelector('[data-search]');
  const input = box?.querySelector<HTMLInputElement>('form input');
  const slot = box?.firstElementChild;
  return input && slot ? { input, slot } : undefined;
}

/** Search as it answers while one types: in the navbar, and below the desktop width over the whole screen. It goes on with what the plain box holds. */
export function Search() {
  const [box] = useState(findBox);
  const isDesktop = useIsDesktop();
  const client = useSearchClient();
  useEffect(() => client.warm(), [client]);
  if (!box) return null;
  return createPortal(isDesktop ? <InBar input={box.input} /> : <OverScreen input={box.input} />, box.slot);
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
