import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';

/** The toolkit release that a page's facts were checked against. */
export function VerifiedAgainst() {
  const { version, commit, repository } = site.toolkit;
  // As many letters as name a commit in a repository of any size; each page carries them.
  const name = commit.slice(0, 12);
  return (
    <p>
      {strings.docs.verified} {strings.docs.toolkit(version)}, {strings.docs.commit}{' '}
      <a href={`${repository}/tree/${name}`}>{name}</a>
    </p>
  );
}
