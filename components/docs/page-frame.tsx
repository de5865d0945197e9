import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { TocAside } from './toc';

export type PageFrameProps = Readonly<{
  toc: readonly TocEntry[];
  /** Whether text and table of contents stand in the middle of the window, where no sidebar holds the side. */
  isCentered?: boolean;
  /** Whether the text may take the place of the table of contents. */
  isWide?: boolean;
  children: ReactNode;
}>;

/** A page's text and, from 1200 px, the table of contents at its right. */
export function PageFrame({ toc, isCentered = false, isWide = false, children }: PageFrameProps) {
  return (
    <div
      className={['page-frame', isCentered && 'page-frame-centered', isWide && 'page-frame-wide']
        .filter(Boolean)
        .join(' ')}
    >
      <div className="page-frame-main">{children}</div>
      <TocAside toc={toc} />
    </div>
  );
}
