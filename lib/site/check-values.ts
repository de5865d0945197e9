import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { fieldTexts } from '../links/site-links';
import { elementsIn } from '../mdx/hast';
import { attributeFault, elementFault } from '../mdx/markup-faults';

const missingFolder = {
  rule: 'missing-folder',
  message: 'There is no such folder below the docs.',
  hint: 'Create the folder, or correct its name.',
};

/** Reports mistakes in the site's values that only the content reveals, and those in their markup, which is on every page. */
export const checkValues = (root: string, config: SiteConfig): ContentIssue[] => [
  ...markupIssues(root, config),
  ...config.docs.sidebars.flatMap(({ folder }, index) =>
    existsSync(path.join(root, config.docs.versions[0]?.folder ?? '', folder))
      ? []
      : [issueAt(siteLocator(root)(['docs', 'sidebars', index, 'folder'], 'value'), missingFolder)],
  ),
];

const markupIssues = (root: string, config: SiteConfig): ContentIssue[] =>
  fieldTexts(/^(html|content)$/, config).flatMap(({ value, path: place }) =>
    elementsIn(fromHtml(value, { fragment: true }))
      .flatMap(({ tagName, properties }) => {
        const fault = elementFault(tagName);
        return fault ?? Object.entries(properties).map(([name, written]) => attributeFault(name, written, tagName));
      })
      .flatMap((fault) => (fault ? [issueAt(siteLocator(root)(place, 'value'), fault)] : [])),
  );
