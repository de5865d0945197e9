import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { TocAside } from './toc';

type PageFrameProps = Readonly<{
  toc: readonly TocEntry[];
  /** A class for a frame of another shape. */
  className?: string;
  children: ReactNode;
}>;

/** A page's text and, from 1200 px, the table of contents at its right. */
export const PageFrame = ({ toc, className = '', children }: PageFrameProps) => (
  <div className={`page-frame ${className}`.trim()}>
    <div>{children}</div>
    <TocAside toc={toc} />
  </div>
);
