import type { ComponentType } from 'react';
import { contentModules } from '@/.generated/content-modules';
import type { ArticleProps } from '@/components/docs/doc-view';
import { Uncompiled } from '@/components/feedback/uncompiled';
import { LiveCode } from '@/components/mdx/live-code-on-demand.client';
import { StaticHtml } from '@/components/mdx/static-html.client';
import type { MdxModuleExports } from '@/lib/mdx/types';
import { noteWanted } from '@/lib/site/wanted-pages';

/** The components that a compiled article may name. */
const components = { LiveCode, StaticHtml };

/** A compiled content file: its component and the pipeline's other exports. */
type ContentModule = MdxModuleExports & {
  readonly default: ComponentType<{ readonly components: typeof components }>;
};

/** The compiled module of a content file; throws if the file is unknown or has no default export. */
export async function importContent(file: string): Promise<ContentModule> {
  const loaded: Partial<ContentModule> | undefined = await contentModules[file]?.();
  if (loaded === undefined && process.env.NODE_ENV !== 'production') {
    noteWanted(file);
    return { default: Uncompiled, toc: [], variables: [], excerptHtml: '' };
  }
  if (typeof loaded?.default !== 'function')
    throw new Error(`${file} has no default export: a page module must export its component as default.`);
  return loaded as ContentModule;
}

type Props<Page> = Readonly<{ page: Page; View: ComponentType<ArticleProps<Page>> }>;

/** A page made from a file: its view, with the compiled text in it. */
export async function Article<Page extends { readonly file: string }>({ page, View }: Props<Page>) {
  const { default: Content, toc, variables } = await importContent(page.file);
  return (
    <View {...{ page, toc, variables }}>
      <Content components={components} />
    </View>
  );
}
