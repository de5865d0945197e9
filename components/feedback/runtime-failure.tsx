import { strings } from '@/lib/config/strings';
import { StaticPart } from '../ui/static-part.client';
import button from '../ui/button.module.css';
import box from './load-error.module.css';
import styles from './runtime-failure.module.css';

/** The red box for a page whose runtime cannot be loaded; public/static/start.js shows it and answers its button. */
export function RuntimeFailure() {
  return (
    <StaticPart name="runtime-failure">
      <div className={`${box.box} ${styles.failure}`} role="alert" data-runtime-failure hidden>
        <div className={box.words}>
          <p className={box.title}>{strings.load.failed}</p>
          <p>{strings.load.advice}</p>
          <button type="button" className={button.secondary}>
            {strings.load.retry}
          </button>
        </div>
      </div>
    </StaticPart>
  );
}
