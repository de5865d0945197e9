import type { ReactNode } from 'react';
import { CornerDrawing } from './corner-drawing';
import styles from './empty-state.module.css';

type EmptyStateProps = Readonly<{ title: string; children?: ReactNode }>;

/** What stands where a list has nothing to show: the motif, one sentence, and what to do about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <CornerDrawing />
      <div className={styles.emptyStateWords}>
        <p className={styles.emptyStateTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}
