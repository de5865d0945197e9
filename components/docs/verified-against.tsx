import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';

/** The toolkit release that a page's facts were checked against. */
export function VerifiedAgainst() {
  const { version, commit, repository } = site.toolkit;
  return (
    <p>
      {strings.docs.verified} {strings.docs.toolkit(version)}, {strings.docs.commit}{' '}
      <a href={`${repository}/tree/${commit}`}>{commit.slice(0, 8)}</a>
    </p>
  );
}
