import type { PageLink } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

export type PagerProps = Readonly<{
  /** Name of the navigation. */
  label: string;
  /** The page before, and the words above its title. */
  before?: PageLink;
  beforeLabel: string;
  after?: PageLink;
  afterLabel: string;
}>;

/** Links to the pages before and after this one. */
export function Pager({ label, before, beforeLabel, after, afterLabel }: PagerProps) {
  if (!before && !after) return null;
  return (
    <nav className="pager" aria-label={label}>
      {before && <Neighbor page={before} label={beforeLabel} rel="prev" />}
      {after && <Neighbor page={after} label={afterLabel} className="pager-after" rel="next" />}
    </nav>
  );
}

type NeighborProps = Readonly<{ page: PageLink; label: string; className?: string | undefined; rel: 'prev' | 'next' }>;

function Neighbor({ page, label, className, rel }: NeighborProps) {
  return (
    <a className={className} href={hrefTo(page.route)} rel={rel}>
      <span>{label}</span> <strong>{page.label}</strong>
    </a>
  );
}
