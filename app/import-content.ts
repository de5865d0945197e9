import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { contentModules } from '@/.generated/content-modules';
import type { MdxModuleExports } from '@/lib/mdx/types';
import { readCode } from '@/lib/site/read-code';

/** A compiled content file: its component and what the pipeline exports beside it. */
export type ContentModule = MdxModuleExports & {
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;
};

type Body = (jsxRuntime: typeof runtime) => Promise<Partial<ContentModule>>;

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (code: string) => Body;

/** Calls compiled code as https://mdxjs.com/packages/mdx/#run does, whose package would bring the compiler along. */
const run = (code: string): ReturnType<Body> => new AsyncFunction(code)(runtime);

/** Takes a content file's path and gives its compiled module; throws where the file is unknown or has no default export. */
export async function importContent(file: string): Promise<ContentModule> {
  const load = contentModules[file];
  const loaded: Partial<ContentModule> = load ? await load() : await run(readCode(file));
  if (typeof loaded.default !== 'function')
    throw new Error(`${file} has no default export: a page module must export its component as default.`);
  return loaded as ContentModule;
}
