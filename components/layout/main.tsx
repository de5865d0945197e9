import type { ReactNode } from 'react';

/** Id of every page's `<main>`, where the skip link leads. */
export const mainId = 'main';

type MainProps = Readonly<{ className?: string; children: ReactNode }>;

/** The main part of a page; can take the focus, so that the skip link and navigation can give it. */
export const Main = ({ className, children }: MainProps) => (
  <main id={mainId} tabIndex={-1} className={className}>
    {children}
  </main>
);
