import { readingStrings } from '@/lib/config/reading-strings';
import { closest, on, onClick } from './on';
import { updateLiveRegion } from './update-live-region';
import { watchPage } from './watch-page';

const filter = 'form[data-filter]';

/** Filters lists by the values of the controls above them, including text typed before this script ran or restored by the browser. */
export function installFilters(): void {
  on(['input'], (event) => {
    const form = closest<HTMLFormElement>(event, filter);
    if (form) applyFilter(form);
  });
  on(['submit'], (event) => closest(event, filter) && event.preventDefault());
  onClick('[data-filter-reset]', (button) => {
    const form = button.closest<HTMLFormElement>(filter);
    form?.reset();
    if (form) applyFilter(form);
    // The button is hidden now, so its focus moves to the field.
    form?.querySelector<HTMLElement>('[type="search"]')?.focus();
  });
  const applyAll = (): void => document.querySelectorAll<HTMLFormElement>(filter).forEach(applyFilter);
  watchPage(applyAll);
  // By now the browser has restored what the fields held when the reader left.
  window.addEventListener('pageshow', applyAll);
}

/** Shows the rows that fit each choice and hold each word typed. */
function applyFilter(form: HTMLFormElement): void {
  const { text = '', ...chosen } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const words = text.toLowerCase().split(/\s+/);
  const rows = [...form.querySelectorAll<HTMLElement>('[data-filter-row]')];
  for (const row of rows) {
    const content = (row.textContent ?? '').toLowerCase();
    const isChosen = Object.entries(chosen).every(([name, value]) => !value || row.dataset[name] === value);
    row.hidden = !isChosen || !words.every((word) => content.includes(word));
  }
  showCount(form, rows.filter((row) => !row.hidden).length, rows.length);
}

function showCount(form: HTMLFormElement, shown: number, all: number): void {
  const count = form.querySelector<HTMLElement>('[data-filter-count]');
  const empty = form.querySelector<HTMLElement>('[data-filter-empty]');
  const ofAll = count?.dataset['filterCount'] ?? '';
  const words = shown === all ? ofAll : readingStrings.shownOf(shown, ofAll);
  // Compares with the last words set, not the text shown: a browser that translates it and this script would overwrite each other forever.
  if (count && (count.dataset['said'] ?? ofAll) !== words) {
    count.dataset['said'] = words;
    updateLiveRegion(count, words);
  }
  if (empty) empty.hidden = shown > 0;
}
