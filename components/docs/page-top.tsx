import type { ReactNode } from 'react';

/** The row above the title: where the page stands, and at its end what can be done with it. */
export const PageTop = ({ children }: { readonly children: ReactNode }) => <div className="page-top">{children}</div>;
