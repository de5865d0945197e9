import './archive-view.css';
import { PageDate } from '@/components/docs/page-date';
import { hrefTo } from '@/components/ui/href-to';
import type { ArchivePage } from '@/lib/site/types';
import { BlogFrame } from './blog-frame';

/** All posts by year. */
export function ArchiveView({ page }: { readonly page: ArchivePage }) {
  return (
    <BlogFrame title={page.title} lead={page.description} route={page.route}>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="archive-view-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts.map(({ route, title, date }) => (
              <li key={route}>
                <PageDate date={date} format="day" />
                <a href={hrefTo(route)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogFrame>
  );
}
