import { readingStrings } from '@/lib/config/reading-strings';
import { Icon } from '../ui/icon';

type LoadErrorProps = Readonly<{ /** What the browser reports. */ error: unknown; retry: () => void }>;

/** The red box that stands where something could not be loaded, with a way to try again. */
export function LoadError({ error, retry }: LoadErrorProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <div className="red-box load-error-box" role="alert">
      <Icon name="danger" className="load-error-icon" />
      <div className="load-error-words">
        <strong>{readingStrings.loadFailed}</strong>
        <p>{readingStrings.loadAdvice}</p>
        {detail !== '' && <p className="load-error-detail">{detail}</p>}
        <button type="button" className="button-secondary" onClick={retry}>
          {readingStrings.retry}
        </button>
      </div>
    </div>
  );
}
