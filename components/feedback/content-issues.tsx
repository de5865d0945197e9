import { contentIssues } from '@/.generated/content-issues';
import { strings } from '@/lib/config/strings';
import styles from './content-issues.module.css';

/** Under `npm run dev`: every mistake in the content, with its place and its remedy, over the page until it is mended. */
export function ContentIssues() {
  if (contentIssues.length === 0) return null;
  return (
    <section className={styles.overlay} role="alert" aria-label={strings.contentIssues.label}>
      <h2 className={styles.contentIssuesTitle}>{strings.contentIssues.title(contentIssues.length)}</h2>
      <ol className={styles.contentIssuesList}>
        {contentIssues.map(({ file, line, column, rule, message, hint }) => (
          <li key={`${file} ${line} ${column} ${rule} ${message}`}>
            <code className={styles.contentIssuesPlace}>
              {[file, line, column].filter((part) => part !== undefined).join(':')}
            </code>
            <p>{message}</p>
            {hint !== undefined && <p className={styles.contentIssuesHint}>{hint}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
