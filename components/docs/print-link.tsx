import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';

/** Leads to the page that prints a section. */
export const PrintLink = ({ route }: { readonly route: string }) => (
  <a href={withBase(site.baseUrl, route)}>{strings.print.link}</a>
);
