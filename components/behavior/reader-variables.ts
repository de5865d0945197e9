import { closest, on, onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

type Values = Readonly<Record<string, string>>;

/** Key of the reader's values, one JSON object by name of the variable. */
const key = 'reader-variables';

/** Fills the reader's own names into the commands of every page (`var[data-variable]`); the fields are `input[data-fills]`. */
export function installReaderVariables(): void {
  const placeholders = new WeakMap<Element, string>();
  const fill = (): void => fillPage(placeholders);
  // A wrong value is not put away in silence: its field says what it must be.
  on(['click'], (event) => {
    const wrong = closest(event, '.reader-variables [popovertargetaction]') && invalidField();
    if (!wrong) return;
    event.preventDefault();
    wrong.reportValidity();
  });
  onClick('[data-clear-variables]', () => {
    store({});
    // Also the field in which the reader still is.
    for (const field of fieldsOf()) field.value = '';
    fill();
  });
  on(['input'], ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['fills'] === undefined) return;
    // A value that could break a command is not taken; its field says so.
    const value = target.validity.valid ? target.value : '';
    store({ ...readValues(), [target.dataset['fills']]: value });
    fill();
  });
  // The reader may have changed the values in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === key) fill();
  });
  watchPage(fill);
}

const fieldsOf = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('input[data-fills]');

const invalidField = (): HTMLInputElement | undefined => [...fieldsOf()].find(({ validity }) => !validity.valid);

function readValues(): Values {
  try {
    return (JSON.parse(readStored(key) ?? '{}') ?? {}) as Values;
  } catch {
    return {};
  }
}

const store = (values: Values): void => writeStored(key, JSON.stringify(values));

function fillPage(placeholders: WeakMap<Element, string>): void {
  const values = readValues();
  for (const element of document.querySelectorAll<HTMLElement>('var[data-variable]')) {
    const placeholder = placeholders.get(element) ?? element.textContent;
    placeholders.set(element, placeholder);
    const text = values[element.dataset['variable'] ?? ''] || placeholder;
    // What is the same must not be set: the change would be seen as one of the page.
    if (element.textContent !== text) element.textContent = text;
  }
  for (const field of fieldsOf())
    if (field !== document.activeElement) field.value = values[field.dataset['fills'] ?? ''] ?? '';
}
