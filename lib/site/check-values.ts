import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { type ContentIssue, type Finding, issueAt } from '../errors/content-issue';
import { valuesNamed } from '../links/site-links';
import { attributeFault } from '../mdx/attribute-faults';
import { elementFault } from '../mdx/forbidden-elements';
import { elementsIn } from '../mdx/hast';

const faultsIn = (html: string): (Finding | undefined)[] =>
  elementsIn(fromHtml(html, { fragment: true })).flatMap(({ tagName, properties }) => [
    elementFault(tagName),
    ...Object.entries(properties).map(([name, value]) => attributeFault(name, value, tagName)),
  ]);

const missing = (address: string): Finding => ({
  rule: 'missing-file',
  message: `There is no file "${address}".`,
  hint: `Put it at public${address}, or correct the address.`,
});

/** Mistakes in the site's values that would show on its pages: files that are not there, and markup that the policy blocks. */
export function checkValues(
  root: string,
  { favicon, socialImage, navbar, footer, announcementBar }: SiteConfig,
): ContentIssue[] {
  const locate = siteLocator(root);
  const files = Object.entries({ favicon, socialImage }).filter(
    // The build makes those of pages.
    ([, address]) => !address.startsWith('/og/') && !existsSync(path.join(root, 'public', address)),
  );
  const markup = valuesNamed(/^(html|content)$/, { navbar, footer, announcementBar });
  return [
    ...files.map(([name, address]) => issueAt(locate([name], 'value'), missing(address))),
    ...markup.flatMap(({ value, path: place }) =>
      faultsIn(value).flatMap((fault) => (fault ? [issueAt(locate(place, 'value'), fault)] : [])),
    ),
  ];
}
