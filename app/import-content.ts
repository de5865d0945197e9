import type { ComponentType } from 'react';
import { contentModules } from '@/.generated/content-modules';
import type { MdxModuleExports } from '@/lib/mdx/types';

/** A compiled content file: its component and what the pipeline exports beside it. */
type ContentModule = MdxModuleExports & {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;
};

/** The compiled module of a content file; throws where the file is unknown or has no default export. */
export async function importContent(file: string): Promise<ContentModule> {
  const loaded: Partial<ContentModule> | undefined = await contentModules[file]?.();
  if (loaded === undefined && process.env.NODE_ENV !== 'production') {
    const { UncompiledPage } = await import('@/components/feedback/uncompiled-page');
    return { default: UncompiledPage, toc: [], variables: [], excerptHtml: '' };
  }
  if (typeof loaded?.default !== 'function')
    throw new Error(`${file} has no default export: a page module must export its component as default.`);
  return loaded as ContentModule;
}
