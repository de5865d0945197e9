import type { ComponentType } from 'react';
import { contentModules } from '@/.generated/content-modules';
import type { MdxModuleExports } from '@/lib/mdx/types';

/** A compiled content file: its component and what the pipeline exports beside it. */
export type ContentModule = MdxModuleExports & {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;
};

/** Takes a content file's path and gives its compiled module; throws where the file is unknown or has no default export. */
export async function importContent(file: string): Promise<ContentModule> {
  const load = contentModules[file];
  if (!load) throw new Error(`${file} is not among the generated content modules: run the prebuild again.`);
  const loaded = (await load()) as Partial<ContentModule>;
  if (typeof loaded.default !== 'function')
    throw new Error(`${file} has no default export: a page module must export its component as default.`);
  return loaded as ContentModule;
}
