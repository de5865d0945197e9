import './pagination.css';
import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import type { Pagination as PaginationModel } from '@/lib/site/types';

/** The way through a list of several pages; nothing where there is one. */
export function Pagination({ page, pages, newerRoute, olderRoute }: PaginationModel) {
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label={strings.blog.pagination}>
      {newerRoute !== undefined && (
        <a href={withBase(site.baseUrl, newerRoute)} rel="prev">
          {strings.blog.newer}
        </a>
      )}
      <span>{strings.blog.page(page, pages)}</span>
      {olderRoute !== undefined && (
        <a href={withBase(site.baseUrl, olderRoute)} rel="next">
          {strings.blog.older}
        </a>
      )}
    </nav>
  );
}
