import { strings } from '@/lib/config/strings';

/** Stands where something is still being loaded; shows itself only after 200 ms, so that what is quick does not flicker. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <svg
        className="loading-spinner"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <path className="loading-track" d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z" />
        <path d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5" />
      </svg>
      {strings.loading}
    </div>
  );
}
