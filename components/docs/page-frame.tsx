import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import styles from './page-frame.module.css';
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
      className={[styles.pageFrame, isCentered && styles.centered, isWide && styles.pageFrameWide]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.main}>{children}</div>
      <TocAside toc={toc} />
    </div>
  );
}
