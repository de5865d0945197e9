import { strings } from '@/lib/config/strings';
import { hrefTo } from '../ui/href-to';

/** Leads to the page that prints a section. */
export const PrintLink = ({ route }: { readonly route: string }) => <a href={hrefTo(route)}>{strings.print.link}</a>;
