// First of all: it sets the order of the layers.
import './styles/every-page.css';
import type { Metadata } from 'next';
import { NotFoundView } from '@/components/feedback/not-found-view';
import { strings } from '@/lib/config/strings';
import { metadata as rootMetadata } from './layout';
import { SiteDocument } from './site-document';

export const metadata: Metadata = { ...rootMetadata, title: strings.notFound.title, robots: { index: false } };
export { viewport } from './layout';

/** A document of its own: as a part of the layout, `not-found` would be sent, with its styles, along with every page. */
export default function GlobalNotFound() {
  return (
    <SiteDocument isNotFound>
      <NotFoundView />
    </SiteDocument>
  );
}
