import { strings } from '@/lib/config/strings';
import { mainId } from './main';

/** First focusable element of every page: leads past the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${mainId}`}>
      {strings.nav.skip}
    </a>
  );
}
