'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { afterScroll, type NavbarScroll } from './navbar-visibility';

type NavbarFrameProps = Readonly<{ hidesOnScroll: boolean; className?: string; children: ReactNode }>;

/** The navbar's box; where the site wants it, it leaves on scroll down and comes back on scroll up (focus inside keeps it, by CSS). */
export function NavbarFrame({ hidesOnScroll, className, children }: NavbarFrameProps) {
  const header = useRef<HTMLElement>(null);
  const isHidden = useHidden(header, hidesOnScroll);
  return (
    <header
      ref={header}
      className={className}
      data-hides={hidesOnScroll || undefined}
      data-hidden={isHidden || undefined}
    >
      {children}
    </header>
  );
}

function useHidden(header: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let last: NavbarScroll = { isHidden: false, position: window.scrollY };
    const onScroll = (): void => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      last = afterScroll({ last, position: window.scrollY, navbarHeight: header.current?.offsetHeight ?? 0, end });
      setHidden(last.isHidden);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [header, isOn]);
  return isHidden;
}
