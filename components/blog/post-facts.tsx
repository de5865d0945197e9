import './post-facts.css';
import { PageDate } from '@/components/docs/page-date';
import { strings } from '@/lib/config/strings';
import type { PostSummary } from '@/lib/site/types';

/** When a post appeared, how long it takes to read, and who wrote it. */
export const PostFacts = ({ date, readingMinutes, authors }: PostSummary) => (
  <div className="post-facts">
    <PageDate date={date} /> <span>{strings.blog.readingTime(readingMinutes)}</span>
    {authors.flatMap(({ key, name, url }) => [
      ' ',
      <span key={key}>{url === undefined ? name : <a href={url}>{name}</a>}</span>,
    ])}
  </div>
);
