import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
  type ThemeRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';

const theme = 'css-variables';

/** The class of a token, by the variable that Shiki's theme gives it; a token of another variable is plain text. */
const classes: Readonly<Record<string, string>> = {
  'var(--token-keyword)': 't-kw',
  'var(--token-string)': 't-str',
  'var(--token-string-expression)': 't-str',
  'var(--token-link)': 't-str',
  'var(--token-comment)': 't-com',
  'var(--token-constant)': 't-const',
  'var(--token-function)': 't-fn',
  'var(--token-property)': 't-prop',
  'var(--token-inserted)': 't-ins',
  'var(--token-deleted)': 't-del',
};

/** Shiki's CSS variables theme; keys, tags and options differ in color from keywords and strings, and variable names stay plain. */
function codeTheme(): ThemeRegistration {
  const base = createCssVariablesTheme({ name: theme, variablePrefix: '--', fontStyle: false });
  const own = [
    {
      scope: [
        'entity.name.tag',
        'entity.name.tag.yaml',
        'support.type.property-name',
        'support.type.property-name.json',
        'entity.other.attribute-name',
        'keyword.other.definition.ini',
        'support.type.property-name.toml',
        'constant.other.option',
        'string.unquoted.argument.shell constant.other.option',
      ],
      settings: { foreground: 'var(--token-property)' },
    },
    {
      scope: [
        'string.unquoted.argument.shell',
        'string.unquoted.plain.in.yaml',
        'string.unquoted.plain.out.yaml',
        'punctuation.separator.key-value',
        'punctuation.definition.tag',
        'variable.other.object',
        'variable.other.class',
        'variable.other.constant',
        'support.variable.property',
      ],
      settings: { foreground: 'var(--foreground)' },
    },
  ];
  return { ...base, tokenColors: [...(base.tokenColors ?? []), ...own] };
}

/** The only highlighter: created at the first block, it loads a grammar when a block needs it. */
let highlighter: Promise<HighlighterCore> | undefined;

/** Highlights code with one of Shiki's grammars; returns the HTML of each line: classes, no styles, no spans around plain text. */
export async function highlightLines(code: string, grammar: BundledLanguage | undefined): Promise<string[]> {
  if (grammar === undefined) return code.split('\n').map(escapeHtml);
  // Of the two engines this one starts sooner, needs less memory and is as fast on our blocks.
  highlighter ??= createHighlighterCore({ themes: [codeTheme()], langs: [], engine: createJavaScriptRegexEngine() });
  const shiki = await highlighter;
  await shiki.loadLanguage(bundledLanguages[grammar]);
  // Without a time limit: a busy machine must not give other colors than an idle one.
  return shiki.codeToTokensBase(code, { lang: grammar, theme, tokenizeTimeLimit: 0 }).map(lineHtml);
}

function lineHtml(tokens: readonly ThemedToken[]): string {
  const runs: { text: string; className: string | undefined }[] = [];
  for (const { content, color } of tokens) {
    const className = classes[color ?? ''];
    const last = runs.at(-1);
    // White space has no color of its own, so it never starts a new run.
    if (last && (last.className === className || content.trim() === '')) last.text += content;
    else runs.push({ text: content, className: content.trim() === '' ? undefined : className });
  }
  return runs
    .map(({ text, className }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/** Escapes text for the content of an element, where quotes need no escape. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
