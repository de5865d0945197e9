import './empty-state.css';
import type { ReactNode } from 'react';
import { CornerDrawing } from './corner-drawing';

type EmptyStateProps = Readonly<{ title: string; children?: ReactNode }>;

/** What stands where a list has nothing to show: the motif, one sentence, and what to do about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <CornerDrawing />
      <div className="empty-state-words">
        <p className="empty-state-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
