import './pagination.css';
import { strings } from '@/lib/config/strings';
import type { Pagination as PaginationModel } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

/** Links through a list of several pages; nothing if there is only one. */
export function Pagination({ page, pages, newerRoute, olderRoute }: PaginationModel) {
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label={strings.blog.pagination}>
      {newerRoute !== undefined && (
        <a href={hrefTo(newerRoute)} rel="prev">
          {strings.blog.newer}
        </a>
      )}{' '}
      <span>{strings.blog.page(page, pages)}</span>{' '}
      {olderRoute !== undefined && (
        <a href={hrefTo(olderRoute)} rel="next">
          {strings.blog.older}
        </a>
      )}
    </nav>
  );
}
