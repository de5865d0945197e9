import './hero.css';
import { homeStrings } from '@/lib/config/home-strings';
import { routes, withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';

const { title, text, install, scan } = homeStrings.hero;

/** The head of the home page: one sentence, what stands behind it, and where to start. */
export function Hero() {
  return (
    <div className="hero">
      <h1 className="hero-title">{title}</h1>
      <div className="hero-side">
        <p className="hero-text">{text}</p>
        <p className="hero-ways">
          <a className="button-primary" href={withBase(site.baseUrl, `${routes.docs}/getting-started/installation`)}>
            {install}
          </a>
          <a className="button-secondary" href={withBase(site.baseUrl, `${routes.docs}/getting-started/first-scans`)}>
            {scan}
          </a>
        </p>
      </div>
    </div>
  );
}
