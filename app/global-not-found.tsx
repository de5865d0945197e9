// Imported first: it sets the order of the cascade layers.
import './styles/every-page.css';
import type { Metadata } from 'next';
import { NotFoundView } from '@/components/feedback/not-found-view';
import { strings } from '@/lib/config/strings';
import { metadata as rootMetadata } from './layout';
import { SiteDocument } from './site-document';

export const metadata: Metadata = { ...rootMetadata, title: strings.notFound.title, robots: { index: false } };
export { viewport } from './layout';

/** A separate document: inside the layout, `not-found` and its styles would be sent along with every page. */
export default function GlobalNotFound() {
  return (
    <SiteDocument isNotFound>
      <NotFoundView />
    </SiteDocument>
  );
}
