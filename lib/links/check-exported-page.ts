import type { Finding } from '../errors/content-issue';
import type { ExportedPage } from './exported-page';

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** What a page may not hold, so that the strictest policy can be set. */
export function checkMarkup({ styled, scripted, inlineScripts, ids, targets }: ExportedPage): Finding[] {
  const foreign = targets.filter(({ isLoaded, value }) => isLoaded && /^(https?:)?\/\//i.test(value));
  return [
    ...styled.map((tag) => ({
      rule: 'inline-style',
      message: `The page holds an inline style: ${tag}.`,
      hint: 'Use a class and a CSS file.',
    })),
    ...scripted.map((tag) => ({
      rule: 'inline-handler',
      message: `The page holds an inline event handler: ${tag}.`,
      hint: 'Listen from a script file.',
    })),
    ...inlineScripts.map((start) => ({
      rule: 'inline-script',
      message: `The page holds an inline script: ${start}`,
      hint: 'Put it into a script file.',
    })),
    ...repeated(ids).map((id) => ({
      rule: 'duplicate-id',
      message: `Several elements have the id "${id}".`,
      hint: 'Give each an id of its own, for example by "{#own-id}" after a heading.',
    })),
    ...foreign.map(({ tag, value }) => ({
      rule: 'foreign-request',
      message: `<${tag}> loads ${value} from another host.`,
      hint: 'Keep a copy below public/static.',
    })),
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
