import './archive-view.css';
import { PageDate } from '@/components/docs/page-date';
import { hrefTo } from '@/components/ui/href-to';
import type { ArchivePage } from '@/lib/site/types';

/** All posts by year. */
export const ArchiveView = ({ years }: Pick<ArchivePage, 'years'>) =>
  years.map(({ year, posts }) => (
    <section key={year} className="archive-view-year" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul>
        {posts.map(({ route, title, date }) => (
          <li key={route}>
            <PageDate date={date} format="day" /> <a href={hrefTo(route)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
