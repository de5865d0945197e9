import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article, importContent } from '@/app/article';
import { onlyInBuild } from '@/app/only-in-build';
import { BlogView } from '@/components/blog/blog-view';
import { PostView } from '@/components/blog/post-view';
import { JsonLd } from '@/components/docs/json-ld';
import { blogModel, blogParams } from '@/lib/site/blog-model';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import type { BlogPageModel } from '@/lib/site/types';

type Props = { readonly params: Promise<{ readonly path?: string[] }> };

export const generateStaticParams = onlyInBuild(blogParams);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(blogModel((await params).path ?? []));

export default async function BlogPage({ params }: Props) {
  const page = blogModel((await params).path ?? []) ?? notFound();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      {page.kind === 'post' ? (
        <Article page={page} View={PostView} />
      ) : (
        <BlogView page={page} excerpts={await importExcerpts(page)} />
      )}
    </>
  );
}

/** The excerpts of the posts that a page lists, by file; empty if the author marked none. */
async function importExcerpts(page: BlogPageModel): Promise<ReadonlyMap<string, string>> {
  const posts = page.kind === 'list' || page.kind === 'tag' ? page.posts : [];
  const excerpts = posts.map(async ({ file }) => [file, (await importContent(file)).excerptHtml] as const);
  return new Map(await Promise.all(excerpts));
}
