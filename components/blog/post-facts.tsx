import './post-facts.css';
import { PageDate } from '@/components/docs/page-date';
import { strings } from '@/lib/config/strings';
import type { PostSummary } from '@/lib/site/types';

type PostFactsProps = Readonly<{
  post: Pick<PostSummary, 'date' | 'readingMinutes' | 'authors'>;
  className?: string;
}>;

/** When a post appeared, how long it takes to read, and who wrote it. */
export const PostFacts = ({ post: { date, readingMinutes, authors }, className = '' }: PostFactsProps) => (
  <div className={`post-facts ${className}`}>
    <PageDate date={date} />
    <span>{strings.blog.readingTime(readingMinutes)}</span>
    {authors.map(({ key, name, url }) => (
      <span key={key}>{url === undefined ? name : <a href={url}>{name}</a>}</span>
    ))}
  </div>
);
