import type { Category } from '../content/types';

export type GeneratedIndex = Category & {
  readonly link: Extract<Category['link'], { readonly type: 'generated-index' }>;
};

/** The categories whose page is generated. */
export const generatedIndexes = (categories: readonly Category[]): GeneratedIndex[] =>
  categories.filter((category): category is GeneratedIndex => category.link.type === 'generated-index');
