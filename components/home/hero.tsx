import { homeStrings } from '@/lib/config/home-strings';
import { routes, withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import button from '../ui/button.module.css';
import styles from './hero.module.css';

const { title, text, install, scan } = homeStrings.hero;

/** The head of the home page: one sentence, what stands behind it, and where to start. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <h1 className={styles.heroTitle}>{title}</h1>
      <div className={styles.side}>
        <p className={styles.heroText}>{text}</p>
        <p className={styles.heroWays}>
          <a className={button.primary} href={withBase(site.baseUrl, `${routes.docs}/getting-started/installation`)}>
            {install}
          </a>
          <a
            className={button.buttonSecondary}
            href={withBase(site.baseUrl, `${routes.docs}/getting-started/first-scans`)}
          >
            {scan}
          </a>
        </p>
      </div>
    </div>
  );
}
