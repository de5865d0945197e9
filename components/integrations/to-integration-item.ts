import type { Integration } from '@/lib/content/types';
import { hrefTo } from '../ui/href-to';
import type { IntegrationItem } from './integration-item';
import { plainWords } from './plain-words';

/** Takes a page's integration, title and route and gives what lists show of it. */
export const toIntegrationItem = (
  { kind, type, state, usecase, appVersion, upstream }: Integration,
  { title, route }: { readonly title: string; readonly route: string },
): IntegrationItem => ({
  ...{ kind, usecase, title, appVersion, upstream },
  type: plainWords(type),
  state: plainWords(state),
  href: hrefTo(route),
});
