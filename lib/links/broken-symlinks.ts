import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';

/** An issue for each broken symbolic link below a folder, such as Emacs creates for a file that is being edited: Next, which copies `public/`, would fail on it. */
export const brokenSymlinks = (folder: string): ContentIssue[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !existsSync(path.join(folder, name)))
    .map((name) => {
      const message = 'This link leads nowhere, so it cannot be published.';
      const hint = 'Save the file that an editor has open beside it, or delete the link.';
      return issueAt(startOf(path.join(folder, name)), { rule: 'dead-link', message, hint });
    });
