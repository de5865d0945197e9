import type { ReactNode } from 'react';
import { frameIds } from '@/lib/config/frame-ids';

type MainProps = Readonly<{ className?: string; children: ReactNode }>;

/** The main part of a page; focusable, because the skip link and navigation move the focus to it. */
export const Main = ({ className, children }: MainProps) => (
  <main id={frameIds.main} tabIndex={-1} className={className}>
    {children}
  </main>
);
