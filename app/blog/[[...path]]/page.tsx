import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ofBuild } from '@/app/of-build';
import { importContent } from '@/app/import-content';
import { BlogView } from '@/components/blog/blog-view';
import { PostView } from '@/components/blog/post-view';
import { JsonLd } from '@/components/docs/json-ld';
import { articleComponents } from '@/components/mdx/article-components';
import { blogModel, blogParams } from '@/lib/site/blog-model';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import type { BlogPageModel, PostPage } from '@/lib/site/types';

type Props = { readonly params: Promise<{ readonly path?: string[] }> };

export const generateStaticParams = ofBuild(blogParams);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(blogModel((await params).path ?? []));

export default async function BlogPage({ params }: Props) {
  const page = blogModel((await params).path ?? []) ?? notFound();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      {page.kind === 'post' ? <Post page={page} /> : <BlogView page={page} excerpts={await importExcerpts(page)} />}
    </>
  );
}

async function Post({ page }: { readonly page: PostPage }) {
  const { default: Content, toc, variables } = await importContent(page.file);
  return (
    <PostView {...{ page, toc, variables }}>
      <Content components={articleComponents} />
    </PostView>
  );
}

/** The excerpt of each post that a page shows one of, by file; empty where the author marked none. */
async function importExcerpts(page: BlogPageModel): Promise<ReadonlyMap<string, string>> {
  const posts = page.kind === 'list' || page.kind === 'tag' ? page.posts : [];
  const excerpts = posts.map(async ({ file }) => [file, (await importContent(file)).excerptHtml] as const);
  return new Map(await Promise.all(excerpts));
}
