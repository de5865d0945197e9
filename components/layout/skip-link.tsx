import { strings } from '@/lib/config/strings';
import { mainId } from './main';
import styles from './skip-link.module.css';

/** First focusable element of every page: leads past the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {strings.nav.skip}
    </a>
  );
}
