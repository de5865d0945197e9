import { errorToolStrings as words } from '@/lib/config/error-tool-strings';
import { countHidden, hideSecrets } from '@/lib/workshop/hide-secrets';
import { searchSymptoms, type SymptomHit, type SymptomRow } from '@/lib/workshop/match-symptoms';
import { drawHits } from './draw-hits';

/** Work at a time, in milliseconds, so that a long log delays no key. */
const slice = 8;

/** Drives a search to its end without holding up the page; `isWanted` says whether its answer is still asked for. */
function searchInSlices(search: Generator<undefined, SymptomHit[]>, isWanted: () => boolean): Promise<SymptomHit[]> {
  return new Promise((resolve) => {
    const go = (): void => {
      const end = performance.now() + slice;
      while (isWanted()) {
        const step = search.next();
        if (step.done) return resolve(step.value);
        if (performance.now() > end) return void setTimeout(go);
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

/** Brings the tool to life on the page that holds it. */
export function attachErrors(tool: HTMLElement): void {
  const input = tool.querySelector('textarea');
  const count = tool.querySelector('.symptom-count');
  const list = tool.querySelector<HTMLElement>('.symptom-hits');
  if (!input || !count || !list) return;
  const items = [...document.querySelectorAll('.symptom-list .symptom')];
  const rows = items.map(readRow);
  let asked = 0;

  const search = async (text: string): Promise<void> => {
    const number = ++asked;
    const hits = await searchInSlices(searchSymptoms(rows, text), () => number === asked);
    const found = hits.length > 0 ? words.found(hits.length) : words.none;
    const hidden = countHidden(text);
    count.textContent = text.trim() === '' ? '' : found + (hidden > 0 ? words.hidden(hidden) : '');
    drawHits(
      list,
      hits.flatMap(({ row, line }) => (items[row] ? [{ item: items[row], line }] : [])),
    );
  };
  /** What comes from elsewhere is shown without its secrets at once; what is being typed is left alone under the hands. */
  const take = (text: string): void => {
    const shown = hideSecrets(text);
    if (shown !== input.value) input.value = shown;
    void search(shown);
  };
  input.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent && /^(?:insertText|delete|insertComposition)/.test(event.inputType);
    if (isTyped) void search(hideSecrets(input.value));
    else take(input.value);
  });
  tool.querySelector('[data-clear]')?.addEventListener('click', () => {
    take('');
    input.focus();
  });
  tool.querySelector('[data-example]')?.addEventListener('click', () => take(words.exampleText));
  // What was pasted before this script was there.
  if (input.value !== '') take(input.value);
}
