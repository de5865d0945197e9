'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { nextInList } from './next-in-list';

/**
 * Gives the ref for the box of an open menu: closes it on pointer or focus outside, on a link followed inside and on Escape, which gives the focus back to the box's button;
 * the arrow keys move between its links.
 */
export function useDismiss(isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const onClose = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = ({ target }: Event): boolean => target instanceof Node && box.current?.contains(target) === true;
    const leave = (event: Event): void => {
      if (!isInside(event)) onClose();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', (event) => onKey({ event, box: box.current, close: onClose }), { signal });
    document.addEventListener('click', (event) => isInside(event) && isOnLink(event) && onClose(), { signal });
    return () => listening.abort();
  }, [isOpen]);

  return box;
}

const isOnLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

type Key = Readonly<{ event: KeyboardEvent; box: HTMLElement | null; close: () => void }>;

function onKey({ event, box, close }: Key): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape') {
    close();
    box?.querySelector('button')?.focus();
    return;
  }
  const links = [...(box?.querySelectorAll('a') ?? [])];
  const next =
    links[
      nextInList({
        key: event.key,
        index: links.findIndex((link) => link === document.activeElement),
        count: links.length,
      })
    ];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
