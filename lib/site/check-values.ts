import { fromHtml } from 'hast-util-from-html';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { valuesNamed } from '../links/site-links';
import { attributeFault } from '../mdx/attribute-faults';
import { elementFault } from '../mdx/forbidden-elements';
import { elementsIn } from '../mdx/hast';

/** Mistakes in the markup of the site's values, which stands on every page. */
export const checkValues = (root: string, config: SiteConfig): ContentIssue[] =>
  valuesNamed(/^(html|content)$/, config).flatMap(({ value, path }) =>
    elementsIn(fromHtml(value, { fragment: true }))
      .flatMap(({ tagName, properties }) => [
        elementFault(tagName),
        ...Object.entries(properties).map(([name, written]) => attributeFault(name, written, tagName)),
      ])
      .flatMap((fault) => (fault ? [issueAt(siteLocator(root)(path, 'value'), fault)] : [])),
  );
