import './blog-frame.css';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/docs/page-header';
import { Main } from '@/components/layout/main';
import { BlogLinks } from './blog-links';

export type BlogFrameProps = Readonly<{
  title: string;
  lead?: string;
  route: string;
  /** Small print under the lead. */
  note?: ReactNode;
  children: ReactNode;
}>;

/** The frame of the blog's lists: title, the parts of the blog and its feeds, and the list. */
export function BlogFrame({ title, lead, route, note, children }: BlogFrameProps) {
  return (
    <Main className="blog-frame">
      <PageHeader title={title} lead={lead}>
        {note}
      </PageHeader>
      <BlogLinks route={route} />
      {children}
    </Main>
  );
}
