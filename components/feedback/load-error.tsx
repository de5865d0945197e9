import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import styles from './load-error.module.css';

type LoadErrorProps = Readonly<{ /** What the browser reports. */ error: unknown; retry: () => void }>;

/** The red box that stands where something could not be loaded, with a way to try again. */
export function LoadError({ error, retry }: LoadErrorProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <div className={styles.box} role="alert">
      <Icon name="danger" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{strings.load.failed}</p>
        <p>{strings.load.advice}</p>
        {detail !== '' && <p className={styles.detail}>{detail}</p>}
        <button type="button" className={button.secondary} onClick={retry}>
          {strings.load.retry}
        </button>
      </div>
    </div>
  );
}
