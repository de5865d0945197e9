import './content-issues.css';
import { contentIssues } from '@/.generated/content-issues';
import { strings } from '@/lib/config/strings';

/** Under `npm run dev`: every mistake in the content, with its place and remedy, over the page until it is fixed. */
export function ContentIssues() {
  if (contentIssues.length === 0) return null;
  return (
    <section className="content-issues-overlay" role="alert" aria-label={strings.contentIssues.label}>
      <h2 className="content-issues-title">{strings.contentIssues.title(contentIssues.length)}</h2>
      <ol className="content-issues-list">
        {contentIssues.map(({ file, line, column, rule, message, hint }) => (
          <li key={`${file} ${line} ${column} ${rule} ${message}`}>
            <code className="content-issues-place">
              {[file, line, column].filter((part) => part !== undefined).join(':')}
            </code>
            <p>{message}</p>
            {hint !== undefined && <p className="content-issues-hint">{hint}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
