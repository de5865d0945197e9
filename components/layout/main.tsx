import type { ReactNode } from 'react';
import { frameIds } from '@/lib/config/frame-ids';

type MainProps = Readonly<{ className?: string; children: ReactNode }>;

/** The main part of a page; can take the focus, so that the skip link and navigation can give it. */
export const Main = ({ className, children }: MainProps) => (
  <main id={frameIds.main} tabIndex={-1} className={className}>
    {children}
  </main>
);
