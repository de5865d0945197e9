import { readingStrings } from '@/lib/config/reading-strings';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import styles from './load-error.module.css';

type LoadErrorProps = Readonly<{ /** What the browser reports. */ error: unknown; retry: () => void }>;

/** The red box that stands where something could not be loaded, with a way to try again. */
export function LoadError({ error, retry }: LoadErrorProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <div className={`red-box ${styles.loadErrorBox}`} role="alert">
      <Icon name="danger" className={styles.loadErrorIcon} />
      <div className={styles.loadErrorWords}>
        <strong>{readingStrings.loadFailed}</strong>
        <p>{readingStrings.loadAdvice}</p>
        {detail !== '' && <p className={styles.loadErrorDetail}>{detail}</p>}
        <button type="button" className={button.buttonSecondary} onClick={retry}>
          {readingStrings.retry}
        </button>
      </div>
    </div>
  );
}
