'use client';

import { type ChangeEvent, type KeyboardEvent, useCallback } from 'react';
import { leaveToUs } from './leave-to-us';
import { maxQueryLength } from './max-query-length';

type FieldKeysInput = Readonly<{
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Takes what was typed. */
  change: (text: string) => void;
  /** Puts a text into the field. */
  fill: (text: string) => void;
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
}>;

type FieldKeys = Readonly<{
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}>;

/** What the keys of the field do besides moving in the list. */
export function useFieldKeys({ isOpen, setOpen, change, fill, onEnter }: FieldKeysInput): FieldKeys {
  const onType = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => {
      leaveToUs(event);
      const input = event.currentTarget;
      if (input.value.length > maxQueryLength) input.value = input.value.slice(0, maxQueryLength);
      change(input.value);
      setOpen(true);
    },
    [change, setOpen],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Tab') setOpen(false);
      if (event.key === 'Enter') onEnter(event);
      if (event.key !== 'Escape') return;
      leaveToUs(event);
      // With nothing left to close or to clear, it is the dialog's.
      if (isOpen || event.currentTarget.value !== '') event.preventDefault();
      if (isOpen) setOpen(false);
      else fill('');
    },
    [isOpen, setOpen, fill, onEnter],
  );
  return { onType, onKeyDown };
}
