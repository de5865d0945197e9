import { readingStrings } from '@/lib/config/reading-strings';

type LoadErrorProps = Readonly<{ /** What the browser reports. */ error: unknown; retry: () => void }>;

/** The red box that stands where something could not be loaded, with a way to try again. */
export function LoadError({ error, retry }: LoadErrorProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <div className="red-box" role="alert">
      <strong>{readingStrings.loadFailed}</strong>
      <p>{readingStrings.loadAdvice}</p>
      {detail !== '' && <code>{detail}</code>}
      <button type="button" className="button-secondary" onClick={retry}>
        {readingStrings.retry}
      </button>
    </div>
  );
}
