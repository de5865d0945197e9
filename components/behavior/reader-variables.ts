import { closest, on, onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

type Values = Readonly<Record<string, string>>;

/** Key of the reader's values, one JSON object by name of the variable. */
const key = 'reader-variables';
/** Where the reader enters them. */
const fields = 'input[data-fills]';

/** Fills the reader's own names into the commands of every page (`var[data-variable]`). */
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
  // A wrong value is not put away in silence: its field says what it must be.
  on(['click'], (event) => {
    const wrong = closest(event, '.reader-variables [popovertargetaction]') && invalidField();
    if (!wrong) return;
    event.preventDefault();
    wrong.reportValidity();
  });
  // Those who listen are told what has opened, and read on from there. The event comes later: a quick reader is in a field by then.
  on(['toggle'], (event) => {
    if (event.newState === 'open') closest<HTMLElement>(event, '.reader-variables:not(:focus-within)')?.focus();
  });
  onClick('[data-clear-variables]', () => {
    // Also the field in which the reader still is.
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
    const text = values[element.dataset['variable'] ?? ''] || placeholder;
    // What is the same must not be set: the change would be seen as one of the page.
    if (element.textContent !== text) element.textContent = text;
  }
  for (const field of fieldsOf())
    if (field !== document.activeElement) field.value = values[field.dataset['fills'] ?? ''] ?? '';
}
