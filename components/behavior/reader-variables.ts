import { closest, on, onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

type Values = Readonly<Record<string, string>>;

/** Storage key of the reader's values: one JSON object, keyed by variable name. */
const key = 'reader-variables';
/** Where the reader enters them. */
const fields = 'input[data-fills]';

/** Fills the reader's own values into the commands of every page (`var[data-variable]`). */
export function installReaderVariables(): void {
  const placeholders = new WeakMap<Element, string>();
  /** For a browser that stores nothing. */
  let entered: Values = {};
  const fill = (): void => fillPage(readValues(entered), placeholders);
  const keep = (values: Values): void => {
    entered = values;
    writeStored(key, JSON.stringify(values));
    fill();
  };
  // An invalid value keeps the dialog open, and its field says what it must be.
  on(['click'], (event) => {
    const wrong = closest(event, '.reader-variables [popovertargetaction]') && invalidField();
    if (!wrong) return;
    event.preventDefault();
    wrong.reportValidity();
  });
  // With the focus, screen readers announce the dialog and read on from there. The event comes late: a quick reader may already be in a field.
  on(['toggle'], (event) => {
    if (event.newState === 'open') closest<HTMLElement>(event, '.reader-variables:not(:focus-within)')?.focus();
  });
  onClick('[data-clear-variables]', () => {
    // Also the focused field, which `fillPage` leaves alone.
    for (const field of fieldsOf()) field.value = '';
    keep({});
  });
  on(['input'], (event) => {
    const field = closest<HTMLInputElement>(event, fields);
    if (!field) return;
    // A value that could break a command is not taken; its field says so.
    const value = field.validity.valid ? field.value : '';
    keep({ ...readValues(entered), [field.dataset['fills'] ?? '']: value });
  });
  // The reader may have changed the values in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === key) fill();
  });
  watchPage(fill);
}

const fieldsOf = (): NodeListOf<HTMLInputElement> => document.querySelectorAll(fields);

const invalidField = (): HTMLInputElement | undefined => [...fieldsOf()].find(({ validity }) => !validity.valid);

function readValues(entered: Values): Values {
  try {
    return (JSON.parse(readStored(key) ?? 'null') ?? entered) as Values;
  } catch {
    return {};
  }
}

function fillPage(values: Values, placeholders: WeakMap<Element, string>): void {
  for (const element of document.querySelectorAll<HTMLElement>('var[data-variable]')) {
    const placeholder = placeholders.get(element) ?? element.textContent;
    placeholders.set(element, placeholder);
    const text = String(values[element.dataset['variable'] ?? ''] || placeholder);
    // Setting the same text would count as a change of the page, and so run this again.
    if (element.textContent !== text) element.textContent = text;
  }
  for (const field of fieldsOf())
    if (field !== document.activeElement) field.value = values[field.dataset['fills'] ?? ''] ?? '';
}
