import { tagRoute } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { Tag } from '@/lib/content/types';
import { hrefTo } from '../ui/href-to';

type TagLabelsProps = Readonly<{ tags: readonly Tag[]; /** Whether each links to its page. */ areLinks?: boolean }>;

/** A page's tags in a row; nothing if it has none. */
export function TagLabels({ tags, areLinks = false }: TagLabelsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-labels-tags" aria-label={strings.docs.tags}>
      {tags.map(({ slug, label }) => (
        <li key={slug}>{areLinks ? <a href={hrefTo(tagRoute(slug))}>{label}</a> : <span>{label}</span>}</li>
      ))}
    </ul>
  );
}
