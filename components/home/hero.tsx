import './hero.css';
import { homeStrings } from '@/lib/config/home-strings';
import { routes } from '@/lib/config/routes';
import { hrefTo } from '../ui/href-to';

const { title, text, install, scan } = homeStrings.hero;

/** The top of the home page: one sentence, the facts behind it, and where to start. */
export const Hero = () => (
  <div className="hero">
    <h1 className="hero-title">{title}</h1>
    <div className="hero-side">
      <p className="hero-text">{text}</p>
      <p className="hero-ways">
        <a className="button-primary" href={hrefTo(`${routes.docs}/getting-started/installation`)}>
          {install}
        </a>{' '}
        <a className="button-secondary" href={hrefTo(`${routes.docs}/getting-started/first-scans`)}>
          {scan}
        </a>
      </p>
    </div>
  </div>
);
