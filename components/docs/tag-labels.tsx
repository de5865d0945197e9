import { strings } from '@/lib/config/strings';
import type { Tag } from '@/lib/content/types';

export type TagLabelsProps = Readonly<{
  tags: readonly Tag[];
  /** Address of a tag's page; left out: labels without a link. */ hrefOf?: (tag: Tag) => string;
}>;

/** A page's tags in a row. */
export function TagLabels({ tags, hrefOf }: TagLabelsProps) {
  return (
    <ul className="tag-labels-tags" aria-label={strings.docs.tags}>
      {tags.map((tag) => (
        <li key={tag.slug}>{hrefOf ? <a href={hrefOf(tag)}>{tag.label}</a> : <span>{tag.label}</span>}</li>
      ))}
    </ul>
  );
}
