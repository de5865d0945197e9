import './not-found-view.css';
import { routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { addressOf } from '../behavior/address-of';
import { Main } from '../layout/main';
import { CornerDrawing } from '../ui/corner-drawing';

const { docs, home, nearest, text, title } = strings.notFound;

/** Shown at an address without a page: two places to start from and, filled in by `suggest-pages`, the pages probably meant. */
export const NotFoundView = () => (
  <Main className="not-found-view">
    <div>
      <h1>{title}</h1>
      <p className="not-found-view-text">{text}</p>
      <p className="not-found-view-ways">
        <a className="button-primary" href={addressOf(routes.home)}>
          {home}
        </a>{' '}
        <a className="button-secondary" href={addressOf(routes.docs)}>
          {docs}
        </a>
      </p>
      <div className="visually-hidden" role="status" />
      <section className="not-found-view-nearest" aria-labelledby="nearest" hidden>
        <h2 id="nearest">{nearest}</h2>
        <ul className="not-found-view-list" />
      </section>
    </div>
    <CornerDrawing />
  </Main>
);
