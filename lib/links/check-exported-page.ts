import { createHash } from 'node:crypto';
import type { Problem } from '../errors/content-issue';
import type { FoundElement } from '../files/find-elements';
import { attribute, idsOf, targetsOf } from './exported-page';

/** Mistakes in the elements of an exported page, apart from the targets of its links. */
export const checkExportedPage = (elements: readonly FoundElement[]): Problem[] => [
  ...checkMarkup(elements),
  ...checkMetadata(elements),
];

/** Markup that the strictest security policy would block, and repeated ids. */
function checkMarkup(elements: readonly FoundElement[]): Problem[] {
  const isAllowed = policyMatcher(elements);
  const inline = elements.filter((element) => isInline(element) && !isAllowed(element));
  const styles = inline.filter(({ name }) => name === 'style').map(() => '<style>');
  const ids = idsOf(elements);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const remote = targetsOf(elements.filter(isFetched)).filter(({ value }) => /^(https?:)?\/\//i.test(value));
  return [
    ...[...startTags(elements, /^style$/), ...styles].map((tag) => ({
      rule: 'inline-style',
      message: `The page contains an inline style: ${tag}.`,
      hint: 'Use a class and a CSS file.',
    })),
    ...startTags(elements, /^on[a-z]+$/).map((tag) => ({
      rule: 'inline-handler',
      message: `The page contains an inline event handler: ${tag}.`,
      hint: 'Listen from a script file.',
    })),
    ...inline
      .filter(({ name }) => name === 'script')
      .map(({ text }) => ({
        rule: 'inline-script',
        message: `The page contains an inline script: ${text.trim().slice(0, 60)}`,
        hint: 'Put it into a script file.',
      })),
    ...[...repeated].map((id) => ({
      rule: 'duplicate-id',
      message: `Several elements have the id "${id}".`,
      hint: 'Give each its own id, for example with "{#own-id}" after a heading.',
    })),
    ...remote.map(({ tag, value }) => ({
      rule: 'foreign-request',
      message: `<${tag}> loads ${value} from another host.`,
      hint: 'Keep a copy below public/static.',
    })),
  ];
}

/** Tells whether the page's own policy allows the exact text of an element, by its hash (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function policyMatcher(elements: readonly FoundElement[]): (element: FoundElement) => boolean {
  const policy = attribute(find(elements, 'meta', 'http-equiv', 'Content-Security-Policy'), 'content');
  return (element) => policy.includes(`'sha256-${createHash('sha256').update(element.text).digest('base64')}'`);
}

/** Whether an element is an inline style or script; structured data and the like do not count, because browsers do not run them. */
const isInline = (element: FoundElement): boolean =>
  element.name === 'style' ||
  (element.name === 'script' && !element.attributes.has('src') && !/json/i.test(attribute(element, 'type')));

/** The start tags that carry an attribute of some kind, such as `<a onclick>`. */
const startTags = (elements: readonly FoundElement[], wanted: RegExp): string[] =>
  elements.flatMap(({ name, attributes }) =>
    [...attributes.keys()].filter((attribute) => wanted.test(attribute)).map((attribute) => `<${name} ${attribute}>`),
  );

/** Relations of `<link>` that name a page; all others make the browser fetch something. */
const pageRelation = /(?:^|\s)(?:canonical|alternate|author|help|license|me|next|prev|search)(?:\s|$)/;

/** Whether the browser fetches an element's address without a click, as for a picture. */
function isFetched(element: FoundElement): boolean {
  if (/^(?:a|area|form)$/.test(element.name)) return false;
  return element.name !== 'link' || !pageRelation.test(attribute(element, 'rel'));
}

const find = (elements: readonly FoundElement[], tag: string, name: string, value: string): FoundElement | undefined =>
  elements.find((element) => element.name === tag && attribute(element, name) === value);

/** Metadata that a page lacks. A page that search engines leave out, such as the not-found page, needs only a language and a title. */
function checkMetadata(elements: readonly FoundElement[]): Problem[] {
  const meta = (name: string): string => attribute(find(elements, 'meta', 'name', name), 'content').trim();
  const html = elements.find(({ name }) => name === 'html');
  // An SVG may have a `<title>` too, but outside of the head.
  const title = elements.find(({ name }) => name === 'title' || name === 'body');
  const headings = elements.filter(({ name }) => name === 'h1').length;
  const missing = (name: string): Problem => ({
    rule: 'page-metadata',
    message: `The page has no ${name}.`,
    hint: 'Look at how the metadata of this kind of page is made.',
  });
  const always = [
    attribute(html, 'lang') === '' && missing('language (<html lang>)'),
    (title?.text ?? '').trim() === '' && missing('title'),
  ];
  const listed = [
    meta('description') === '' && missing('description'),
    attribute(find(elements, 'link', 'rel', 'canonical'), 'href') === '' && missing('canonical address'),
    headings !== 1 && {
      rule: 'page-heading',
      message: `The page has ${String(headings)} <h1> headings; it needs exactly one.`,
      hint: 'The title is the <h1>; headings in the text start at "##".',
    },
  ];
  const isNoIndex = /\bnoindex\b/.test(meta('robots'));
  return [...always, ...(isNoIndex ? [] : listed)].filter((problem) => problem !== false);
}
