'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { plainInput } from '../behavior/search-intent';
import { plantSeed, readSeed } from './seed';
import { SearchCombobox } from './search-combobox.client';
import { SearchDialog } from './search-dialog.client';
import { useIsDesktop } from './use-is-desktop.client';
import { useSearchClient } from './use-search-client.client';

export type SearchProps = Readonly<{
  /** Whether the reader pressed the plain box, typed into it or came to it by a shortcut; to come by it on the way with the Tab key is not to ask. */
  isAsked: boolean;
  /** Takes that back. */
  close: () => void;
}>;

/** Search as it answers while one types: in the navbar, and below the desktop width over the whole screen once it is asked for. It goes on with what the plain box holds. */
export function Search({ isAsked, close }: SearchProps) {
  const [input] = useState(() => document.querySelector<HTMLInputElement>(plainInput));
  const isDesktop = useIsDesktop();
  const client = useSearchClient();
  useEffect(() => client.warm(), [client]);
  if (!input) return undefined;
  if (isDesktop) return <InBar input={input} leave={close} />;
  return isAsked && <SearchDialog input={input} close={close} />;
}

function InBar({ input, leave }: Readonly<{ input: HTMLInputElement; leave: () => void }>) {
  const [seed] = useState(() => readSeed(input));
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => plantSeed(field.current, seed), [seed]);
  // What was asked of the bar is not asked of the screen when the window narrows.
  useEffect(() => leave, [leave]);
  return <SearchCombobox field={field} initialQuery={seed.value} startsOpen={seed.hasFocus} />;
}
