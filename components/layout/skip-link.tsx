import { frameIds } from '@/lib/config/frame-ids';
import { strings } from '@/lib/config/strings';

/** First focusable element of every page: leads past the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${frameIds.main}`}>
      {strings.nav.skip}
    </a>
  );
}
