import type { AnnouncementBarConfig } from '@/lib/config/site-schema';
import { strings } from '@/lib/config/strings';
import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import styles from './announcement-bar.module.css';

/** A line above the navbar; its colors come from the generated style sheet, closing from `behavior/announcement`. */
export function AnnouncementBar({ bar }: { readonly bar: AnnouncementBarConfig }) {
  return (
    <aside className={styles.announcementBar} aria-label={strings.announcement.label} data-announcement-bar="">
      <div className={styles.announcementBarText}>
        <StaticHtml html={bar.content} />
      </div>
      {bar.isCloseable && (
        <button
          type="button"
          className={styles.close}
          aria-label={strings.announcement.close}
          data-announcement-close={bar.id}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
