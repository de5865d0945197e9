import { searchStrings } from '@/lib/config/search-strings';
import type { HitGroup } from '@/lib/search/common/types';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-paths';
import styles from './page-line.module.css';

const icons: Readonly<Record<HitGroup['type'], IconName>> = { docs: 'file', blog: 'note', other: 'folder' };

/** Where a page stands: its type, what is above it, and its title where its first hit does not bear it. */
export function PageLine({ page: { type, breadcrumb, pageTitle, hits } }: { readonly page: HitGroup }) {
  const namesPage = hits[0]?.document.title !== pageTitle;
  return (
    <span className={styles.pageLine}>
      <Icon name={icons[type]} />
      {[searchStrings.types[type], ...breadcrumb].map((label, index) => (
        <span key={index}>{label}</span>
      ))}
      {namesPage && <span className={styles.pageLineTitle}>{pageTitle}</span>}
    </span>
  );
}
