import type { Category, Doc } from '../content/types';

export type CategoryTarget = Readonly<{ route?: string; /** The doc it leads to, if it is one. */ page?: Doc }>;

/** Where a category's own entry leads, if anywhere; unlisted docs are no target. */
export function categoryTarget({ link, version }: Category, docs: readonly Doc[]): CategoryTarget {
  if (link.type === 'none') return {};
  if (link.type === 'generated-index') return { route: link.route };
  const page = docs.find((doc) => doc.version === version && doc.id === link.id && !doc.unlisted);
  return { route: page?.route, page };
}
