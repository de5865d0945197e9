import { errorToolStrings as words } from '@/lib/config/error-tool-strings';
import { countHidden, hidingSecrets } from '@/lib/workshop/hide-secrets';
import { searchSymptoms, type SymptomRow } from '@/lib/workshop/match-symptoms';
import { h } from '../ui/h';
import { onPress, partOf, startTool } from './start-tool';
import { openText } from './tool-text';

/** Work at a time, in milliseconds, so that a long log delays no key. */
const slice = 8;

type Steps = Readonly<{ isWanted: () => boolean; /** Called before the page goes on. */ pause?: () => void }>;

/** Drives work to its end without holding up the page; what is not wanted any more is left undone, and never answers. */
function inSlices<Result>(work: Generator<undefined, Result>, { isWanted, pause }: Steps): Promise<Result> {
  return new Promise((resolve) => {
    const go = (): void => {
      const end = performance.now() + slice;
      while (isWanted()) {
        const step = work.next();
        if (step.done) return resolve(step.value);
        if (performance.now() < end) continue;
        pause?.();
        return void setTimeout(go);
      }
    };
    go();
  });
}

/** What is looked for in a row of the page, which is the one copy of it. */
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

/** Shows a row of the page, with the line of the reader's text that speaks for it, unless the row before shows it already. */
function drawHit(item: Element, line: string, before: string | undefined): Node {
  const hit = item.cloneNode(true) as HTMLElement;
  const said = h('p', { class: 'symptom-line' }, h('span', {}, `${words.yourText}: `), h('code', {}, line));
  if (line !== '' && line !== before) partOf(hit, '.symptom-what').after(said);
  hit.append(item.closest('details')?.querySelector('.symptom-place')?.cloneNode(true) ?? '');
  return hit;
}

startTool('errors', (tool) => {
  const input = partOf<HTMLTextAreaElement>(tool, 'textarea');
  const field = openText(input);
  const [count, list] = [partOf(tool, '.symptom-count'), partOf(tool, '.symptom-hits')];
  const items = [...document.querySelectorAll('.symptom-list .symptom')];
  const rows = items.map(readRow);
  let asked = 0;

  /** What comes from elsewhere is shown without its secrets; what is being typed is left alone under the hands. */
  const take = async (text: string, isTyped = false): Promise<void> => {
    const number = ++asked;
    const isWanted = (): boolean => number === asked;
    // Before the page is drawn the text is either without secrets, or not there until it is.
    const pause = (): void => {
      if (isTyped) return;
      input.value = '';
      input.readOnly = true;
    };
    const shown = await inSlices(hidingSecrets(text), { isWanted, pause });
    if (!isTyped && shown !== field.read()) field.write(shown);
    input.readOnly = false;
    const hits = await inSlices(searchSymptoms(rows, shown), { isWanted });
    const found = hits.length > 0 ? words.found(hits.length) : words.none;
    const hidden = countHidden(shown);
    count.textContent = text.trim() === '' ? '' : found + (hidden > 0 ? words.hidden(hidden) : '');
    list.replaceChildren(
      ...hits.map((hit, place) => drawHit(items[hit.row] as Element, hit.line, hits[place - 1]?.line)),
    );
    list.hidden = hits.length === 0;
  };
  input.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent && /^(?:insertText|delete|insertComposition)/.test(event.inputType);
    void take(field.read(), isTyped);
  });
  onPress(tool, 'clear', () => {
    void take('');
    input.focus();
  });
  onPress(tool, 'example', () => void take(words.exampleText));
  // What was pasted before this script was there.
  if (input.value !== '') void take(input.value);
});
