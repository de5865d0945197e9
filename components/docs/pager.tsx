import { strings } from '@/lib/config/strings';
import type { PageLink } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

const { docs, blog } = strings;

/** Name of the navigation, and the words above each title. */
const words = {
  docs: { label: docs.pager, before: docs.previous, after: docs.next },
  blog: { label: blog.pager, before: blog.newerPost, after: blog.olderPost },
} as const;

type PagerProps = Readonly<{ of: keyof typeof words; before?: PageLink; after?: PageLink }>;

/** Links to the pages before and after this one. */
export function Pager({ of, before, after }: PagerProps) {
  if (!before && !after) return null;
  return (
    <nav className="pager" aria-label={words[of].label}>
      {before && <Neighbor page={before} label={words[of].before} rel="prev" />}{' '}
      {after && <Neighbor page={after} label={words[of].after} className="pager-after" rel="next" />}
    </nav>
  );
}

type NeighborProps = Readonly<{ page: PageLink; label: string; className?: string; rel: 'prev' | 'next' }>;

const Neighbor = ({ page, label, className, rel }: NeighborProps) => (
  <a className={className} href={hrefTo(page.route)} rel={rel}>
    <span>{label}</span> <strong>{page.label}</strong>
  </a>
);
