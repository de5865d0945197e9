import path from 'node:path';
import { type ContentIssue, type Problem, issueAt } from '../errors/content-issue';
import { sortByNearness, didYouMean, suggestName } from '../errors/nearest-name';
import type { FoundLink } from '../mdx/types';
import { decodeAddress, isExternal, splitAddress } from '../config/address';
import { type LinkCheck, type LinkedPage, linkTargets, type LinkTargets, localAddress, sitePath } from './link-targets';
import { suggestFile, suggestRoute, type Suggestion } from './suggest-target';

/** A link, the page it stands on, and all it could lead to. */
type Context = Readonly<{ link: FoundLink; page: LinkedPage; targets: LinkTargets }>;

/** The remedy that a suggestion gives; `rest` of the address as written is added to the target. */
function suggest(
  found: Suggestion | undefined,
  { written, rest, otherwise }: Readonly<Record<'written' | 'rest' | 'otherwise', string>>,
) {
  if (!found) return { hint: otherwise };
  const to = found.target + rest;
  return { hint: didYouMean(to), ...(found.isCertain && { fix: { from: written, to, isAddress: true } as const }) };
}

const draftLink = ({ link }: Context): Problem => ({
  rule: 'broken-link',
  message: `The link "${link.written}" leads to a draft, which readers do not get.`,
  hint: 'Delete "draft: true" in the front matter of that page, or delete the link.',
});

function checkFileLink(context: Context): Problem {
  const { link, page, targets } = context;
  const [address, rest] = splitAddress(link.written);
  const from = link.file ?? page.file;
  const linked = path.posix.join(path.posix.dirname(from), decodeAddress(address));
  if (targets.drafts.some(({ file }) => file === linked)) return draftLink(context);
  const suggestion = suggestFile(address, from, targets);
  const otherwise = 'Check the path, which starts in the folder of this file, or delete the link.';
  const remedy = suggest(suggestion, { written: link.written, rest, otherwise });
  const { route } = localAddress(link.written, page.route);
  if (targets.routes.has(route) || targets.files.has(route)) {
    const message = `The link "${link.written}" matches no file; readers are led to ${route}.`;
    return { rule: 'broken-markdown-link', severity: 'warning', message, ...remedy };
  }
  return { rule: 'broken-link', message: `The link "${link.written}" matches no file.`, ...remedy };
}

const shownIds = 8;

function listIds(wanted: string, ids: readonly string[]): string {
  if (ids.length === 0) return 'The page has none; delete the part after "#".';
  if (ids.length <= shownIds) return `It has: ${ids.join(', ')}.`;
  return `The nearest of its ${String(ids.length)} are: ${sortByNearness(wanted, ids).slice(0, shownIds).join(', ')}.`;
}

function checkAnchor(id: string, route: string, targets: LinkTargets): Problem[] {
  const ids = targets.pageByRoute.get(route)?.ids;
  if (id === '' || !ids || ids.includes(id)) return [];
  const message = `There is no heading or element "${id}" on ${route}.`;
  return [{ rule: 'broken-anchor', severity: 'warning', message, hint: suggestName(id, ids, listIds(id, ids)) }];
}

function checkLocalLink(href: string, context: Context): Problem[] {
  const { link, page, targets } = context;
  const { route, id } = localAddress(href, page.route);
  if (!page.draft && targets.drafts.some((draft) => draft.route === route)) return [draftLink(context)];
  if (targets.routes.has(route)) return checkAnchor(id, route, targets);
  if (targets.files.has(route)) return [];
  const suggestion = suggestRoute(route, targets);
  const file = suggestion && targets.pageByRoute.get(suggestion.target)?.file;
  const otherwise = 'Check the address, or link to the file of the page.';
  const remedy = suggest(suggestion, { written: link.written, rest: id === '' ? '' : `#${id}`, otherwise });
  const hint = file === undefined ? remedy.hint : `${remedy.hint} Its file is ${file}.`;
  const message =
    link.written === route
      ? `There is nothing at "${route}".`
      : `The link "${link.written}" leads to ${route}, where there is nothing.`;
  return [{ rule: 'broken-link', message, ...remedy, hint }];
}

function checkOwnHostLink(address: string, context: Context): Problem[] {
  const broken = checkLocalLink(address, context);
  if (broken.length > 0) return broken;
  const { written } = context.link;
  const message = `The link "${written}" names the site's own host.`;
  const hint = `Write "${address}", or the path of the page's file: such links work in previews too.`;
  const fix = { from: written, to: address, isAddress: true } as const;
  return [{ rule: 'own-site-link', severity: 'warning', message, hint, fix }];
}

const emptyLink: Problem = {
  rule: 'empty-link',
  message: 'The link has no address.',
  hint: 'Write the address between the parentheses, or delete the link.',
};

/** Addresses that readers can open; a link that runs code is reported with its attributes. */
const openable = /^(?:(?:https?:)?\/\/[^/]|(?:mailto|tel):.|(?:javascript|data|vbscript):)/i;

const unopenable = (written: string): Problem => ({
  rule: 'link-scheme',
  message: `No reader can open "${written}".`,
  hint: 'Write an address that begins with https:// or mailto:, or the path of a file from here, such as ./page.mdx.',
});

function checkLink(context: Context): Problem[] {
  const { link, targets } = context;
  if (link.written.trim() === '') return [emptyLink];
  if (link.href === undefined) return [checkFileLink(context)];
  if (!isExternal(link.href)) return checkLocalLink(link.href, context);
  if (!openable.test(link.href)) return [unopenable(link.written)];
  const own = sitePath(link.href, targets.site);
  return own === undefined ? [] : checkOwnHostLink(own, context);
}

/**
 * An issue for each wrong link, with the target that was probably meant.
 *
 * A link that leads to no page is an error, however it is written. A link to a content file that does not exist is just a
 * warning if its address answers anyway (`./zap.md` beside `zap.mdx` leads to the Markdown twin): broken Markdown links may
 * pass, but not dead links. A `#` without a heading is a warning, and so is the site's own host.
 * Ids of generated pages (lists, category indexes) are not known here; the check of the export sees them.
 */
export function checkLinks(check: LinkCheck): ContentIssue[] {
  const targets = linkTargets(check);
  return check.pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const { file = page.file, line = 1, column = 1 } = link;
      return checkLink({ link, page, targets }).map((problem) => issueAt({ file, line, column }, problem));
    }),
  );
}
