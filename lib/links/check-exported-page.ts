import type { Finding } from '../errors/content-issue';
import type { ExportedPage } from './exported-page';

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const findings = (rule: string, hint: string, messages: readonly string[]): Finding[] =>
  messages.map((message) => ({ rule, message, hint }));

/** What a page may not hold, so that the strictest policy can be set. */
export function checkMarkup({ styled, scripted, inlineScripts, ids, targets }: ExportedPage): Finding[] {
  const styles = styled.map((tag) => `The page holds an inline style: ${tag}.`);
  const handlers = scripted.map((tag) => `The page holds an inline event handler: ${tag}.`);
  const scripts = inlineScripts.map((start) => `The page holds an inline script: ${start}`);
  const ownId = 'Give each an id of its own, for example by "{#own-id}" after a heading.';
  const sameIds = repeated(ids).map((id) => `Several elements have the id "${id}".`);
  const foreign = targets
    .filter(({ isLoaded, value }) => isLoaded && /^(https?:)?\/\//i.test(value))
    .map(({ tag, value }) => `<${tag}> loads ${value} from another host.`);
  return [
    ...findings('inline-style', 'Use a class and a CSS file.', styles),
    ...findings('inline-handler', 'Listen from a script file.', handlers),
    ...findings('inline-script', 'Put it into a script file.', scripts),
    ...findings('duplicate-id', ownId, sameIds),
    ...findings('foreign-request', 'Keep a copy below public/static.', foreign),
  ];
}

/** What a page lacks. One that search engines leave out needs a language and a title only. */
export function checkMetadata({ lang, title, description, canonical, headings, isNoIndex }: ExportedPage): Finding[] {
  const missing = (name: string): Finding => ({
    rule: 'page-metadata',
    message: `The page has no ${name}.`,
    hint: 'Look at how the metadata of this kind of page is made.',
  });
  const always = [lang === '' && missing('language (<html lang>)'), title === '' && missing('title')];
  const listed = [
    description === '' && missing('description'),
    canonical === '' && missing('canonical address'),
    headings !== 1 && {
      rule: 'page-heading',
      message: `The page has ${String(headings)} <h1> headings; it needs exactly one.`,
      hint: 'The title is the <h1>; headings in the text start at "##".',
    },
  ];
  return [...always, ...(isNoIndex ? [] : listed)].filter((finding) => finding !== false);
}
