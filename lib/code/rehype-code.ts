import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { frameIds } from '../config/frame-ids';
import { codeHtml, copyText } from './code-html';
import { codeLanguages } from './languages';
import { element, rawHtml, textNode } from '../mdx/hast';
import { fencedBlocks } from './fenced-blocks';
import type { Fence } from './fences';
import { type FindableVariable, markVariables } from './mark-variables';

/** Languages of code that readers run with their own names. */
const runnable: readonly string[] = ['bash', 'yaml'];

/** Turns every fence but diagrams into a titled, highlighted block with a copy button, and a `live` one into a `LiveCode` element. */
export function rehypeCode({ variables = [] }: { readonly variables?: readonly FindableVariable[] } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const usedNames = new Set<string>();
    const blocks = fencedBlocks(tree, file).filter(({ fence }) => fence.language !== 'mermaid');
    for (const { pre, fence } of blocks) {
      const html = await codeHtml(fence);
      const marked = markVariables(html, runnable.includes(fence.language) ? variables : []);
      const shown = fence.language === 'bash' ? breakCommand(marked.html) : marked.html;
      const figure = fence.isLive ? liveCode(fence, html) : codeBlock(fence, shown);
      if (usedNames.size === 0 && marked.names.length > 0) figure.children.push(variablesButton());
      Object.assign(pre, figure);
      for (const name of marked.names) usedNames.add(name);
      if (fence.isLive) file.data.hasLiveCode = true;
    }
    file.data.variables = [...usedNames];
  };
}

const optionSpan = '<span class="t-prop">$&</span>';

/** Lets a long command wrap after a slash of an address or path, and between an option and its value; never within a word or an option, which the style sheet keeps whole. The `\` at the end of a line is never alone on a row. */
const breakCommand = (html: string): string =>
  html
    .replace(/<span class="t-prop">(-.+?)<\/span>/g, (_span, text: string) =>
      text.replace(/(?<!\S)--?[\w-]+=?/g, optionSpan).replaceAll('=</span>', '=</span><wbr>'),
    )
    .replace(/ \\$/gm, '<span class="t-end">$&</span>')
    .replace(/<[^>]+>|[\w/]\/(?=\w)/g, (found) => (found.startsWith('<') ? found : `${found}<wbr>`));

function codeBlock(fence: Fence, html: string): Element {
  const { language, title } = fence;
  const label = codeLanguages.get(language)?.label ?? language;
  const name = contentStrings.code.label(label, title);
  const code = element('code', {}, [rawHtml(html)]);
  // A group, not a region: a page of samples would be a page of landmarks.
  const focusable = { tabIndex: 0, role: 'group', ariaLabel: name };
  // Otherwise readers would copy the code as their browser translated it.
  const pre = element('pre', { translate: 'no', ...(longestUnwrapped(fence) > leastColumns ? focusable : {}) }, [code]);
  const button = element('button', {
    type: 'button',
    className: ['copy-button', 'glyph'],
    ariaLabel: contentStrings.code.copy(name),
    dataCopy: copyText(fence),
  });
  const titleText = element('span', {}, [textNode(title ?? '')]);
  const caption = element('figcaption', { className: ['code-title'], dataLabel: label }, [titleText]);
  const dataLabel = title || language === 'text' ? undefined : label;
  const frame = element('div', { className: ['code-frame'], dataLabel }, [pre, ...wrapToggle(fence), button]);
  const className = ['code-block', ...(isLong(fence) ? ['long'] : [])];
  const numbered = fence.firstLineNumber === undefined ? {} : { dataLineNumbers: '' };
  const attributes = { className, dataLanguage: language, ...numbered };
  return element('figure', attributes, title ? [caption, frame] : [frame]);
}

/** Languages whose long lines always wrap, and the one whose lines wrap only in a wide column (see components/mdx/code-block.css). */
const [alwaysWrapped, wrappedWhenWide] = [['bash', 'json'], 'text'] as const;
/** Columns that a code block has in a list on the smallest phone, on most phones, and in the widest column. */
const [leastColumns, phoneColumns, widestColumns] = [20, 38, 92];

/** Columns of the longest line that may have to scroll. */
const longestUnwrapped = ({ language, lines }: Fence): number =>
  alwaysWrapped.some((name) => name === language) ? 0 : Math.max(...lines.map(({ text }) => text.length));

/** A checkbox that the style sheet reacts to, so it also works without a script. */
function wrapToggle(fence: Fence): Element[] {
  const longest = longestUnwrapped(fence);
  if (longest <= phoneColumns) return [];
  const box = element('input', { type: 'checkbox', ariaLabel: contentStrings.code.wrap });
  const isForPhones = longest <= widestColumns || fence.language === wrappedWhenWide;
  const className = ['wrap-toggle', 'glyph', ...(isForPhones ? ['for-phones'] : [])];
  return [element('label', { className, title: contentStrings.code.wrap }, [box])];
}

/** Button that opens the fields of reader variables; under the first block that has any. */
const variablesButton = (): Element =>
  element('button', { type: 'button', className: ['own-names'], popoverTarget: frameIds.names }, [
    textNode(contentStrings.code.ownNames),
  ]);

/** More lines than should be kept together on paper. */
const isLong = ({ lines }: Fence): boolean => lines.length > 20;

function liveCode({ language, title, lines }: Fence, html: string): Element {
  const code = lines.map(({ text }) => text).join('\n');
  const given = Object.entries({ code, language, title, html }).filter(([, value]) => value !== undefined);
  const attributes = given.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
  return { type: 'mdxJsxFlowElement', name: 'LiveCode', attributes, children: [] } as unknown as Element;
}
