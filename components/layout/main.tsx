import type { ReactNode } from 'react';

/** Id of every page's `<main>`, where the skip link leads. */
export const mainId = 'main';

type MainProps = Readonly<{
  className?: string;
  /** Whether the page is worth nothing before the runtime has started. */
  needsRuntime?: boolean;
  children: ReactNode;
}>;

/** The main part of a page; can take the focus, so that the skip link and navigation can give it. */
export function Main({ className, needsRuntime = false, children }: MainProps) {
  return (
    <main id={mainId} tabIndex={-1} className={className} data-needs-runtime={needsRuntime ? 'now' : undefined}>
      {children}
    </main>
  );
}
