import { errorsToolStrings as words } from '@/lib/config/errors-tool-strings';
import type { ErrorsRequest } from '@/lib/tools/find-errors';
import type { SymptomRow } from '@/lib/tools/match-symptoms';
import { h } from '../ui/h';
import { checkAsTyped } from './check-as-typed';
import { errorsEngine } from './errors-engine';
import { partOf, startTool } from './start-tool';
import { createToolText } from './tool-text';

/** Reads what to search for from a row of the page, the only copy of it. */
function readRow(item: Element): SymptomRow {
  const symptom = item.querySelector('.symptom-what');
  const codes = [...(symptom?.querySelectorAll('code') ?? [])];
  const link = item.closest('details')?.querySelector<HTMLAnchorElement>('.symptom-place > a');
  return {
    codes: codes.map(({ textContent }) => textContent),
    prose: [...(symptom?.childNodes ?? [])].map((node) => (node.nodeName === 'CODE' ? ' ' : node.textContent)).join(''),
    route: link?.pathname.replace(/\.html$/, '') ?? '',
  };
}

/** Shows a row of the page, with the matching line of the reader's text, unless the row before already shows that line. */
function drawHit(item: Element, line: string, before: string | undefined): Node {
  const hit = item.cloneNode(true) as HTMLElement;
  const matchedLine = h('p', { class: 'symptom-line' }, h('span', {}, `${words.yourText}: `), h('code', {}, line));
  if (line !== '' && line !== before) partOf(hit, '.symptom-what').after(matchedLine);
  hit.append(item.closest('details')?.querySelector('.symptom-place')?.cloneNode(true) ?? '');
  return hit;
}

startTool('errors', (tool) => {
  const text = createToolText(tool);
  const { field } = text;
  const list = partOf(tool, '.symptom-hits');
  const items = [...document.querySelectorAll('.symptom-list .symptom')];
  const rows = items.map(readRow);
  const engine = errorsEngine(tool.dataset['worker']);
  const check = checkAsTyped({
    ...{ text, status: partOf(tool, '.symptom-count') },
    engine: (ask: Omit<ErrorsRequest, 'rows'>) => engine({ ...ask, rows }),
    show: ({ hits, hidden }) => {
      list.hidden = hits.length === 0;
      list.replaceChildren(
        ...hits.map((hit, index) => drawHit(items[hit.row] as Element, hit.line, hits[index - 1]?.line)),
      );
      const found = hits.length > 0 ? words.found(hits.length) : words.none;
      return text.read().trim() === '' ? '' : found + (hidden > 0 ? words.hidden(hidden) : '');
    },
  });
  // Hides secrets in text from elsewhere before that text shows.
  const hideSecrets = (): void => {
    text.hide(words.hiding);
    check('hide-secrets');
  };
  field.addEventListener('input', (event) => {
    const isTyped =
      event instanceof InputEvent && /^(?:insert(?:Text|LineBreak|Composition)|delete)/.test(event.inputType);
    if (!isTyped) hideSecrets();
  });
  // Text pasted before this script ran.
  if (field.value !== '') hideSecrets();
});
