import { strings } from '@/lib/config/strings';
import type { TocEntry } from '@/lib/mdx/types';
import type { CategoryPage } from '@/lib/site/types';
import { Breadcrumbs } from './breadcrumbs';
import { CardList } from './card-list';
import { type CardGroup, groupCards } from './group-cards';
import { PageFrame } from './page-frame';
import { PageHeader } from './page-header';
import { PageNotices } from './page-notices';
import { Pager } from './pager';

/** A docs page generated for a category: its entries in groups, each with a line on what it is. */
export function CategoryView({ page }: { readonly page: CategoryPage }) {
  const { version } = page;
  const groups = groupCards(page.cards);
  return (
    <PageFrame toc={tocOf(groups)}>
      <Breadcrumbs breadcrumbs={page.breadcrumbs} route={page.route} />
      <PageNotices page={page} />
      <article>
        <PageHeader
          title={page.title}
          lead={page.description}
          badge={version.isLatest ? undefined : strings.docs.version(version.label)}
        />
        {groups.map((group) => (
          <CardList key={group.title ?? ''} {...group} id={groupId(group)} />
        ))}
      </article>
      <Pager
        label={strings.docs.pager}
        before={page.prev}
        beforeLabel={strings.docs.previous}
        after={page.next}
        afterLabel={strings.docs.next}
      />
    </PageFrame>
  );
}

const groupId = ({ title }: CardGroup): string | undefined => title?.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const tocOf = (groups: readonly CardGroup[]): readonly TocEntry[] =>
  groups.flatMap((group) => {
    const id = groupId(group);
    return group.title === undefined || id === undefined ? [] : [{ id, text: group.title, level: 2, children: [] }];
  });
