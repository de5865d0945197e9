import type { AnnouncementBarConfig } from '@/lib/config/site-schema';
import { strings } from '@/lib/config/strings';
import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';

/** A line above the navbar; its colors come from the generated style sheet, closing from `behavior/announcement`. */
export function AnnouncementBar({ bar }: { readonly bar: AnnouncementBarConfig }) {
  return (
    <aside className="announcement-bar" aria-label={strings.announcement.label} data-announcement-bar="">
      <div className="announcement-bar-text">
        <StaticHtml html={bar.content} />
      </div>
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement-bar-close needs-script"
          aria-label={strings.announcement.close}
          data-announcement-close={bar.id}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
