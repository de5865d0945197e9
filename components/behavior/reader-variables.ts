import { onClick } from './on-click';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

type Values = Readonly<Record<string, string>>;

/** Key of the reader's values, one JSON object by name of the variable. */
const key = 'reader-variables';

/** Fills the reader's own names into the commands of every page (`var[data-variable]`); the fields are `input[data-fills]`. */
export function installReaderVariables(root: Document): () => void {
  const placeholders = new WeakMap<Element, string>();
  const fill = (): void => fillPage(root, placeholders);
  const stops = [
    watchPage(root, fill),
    onClick(root, '[data-clear-variables]', () => {
      store(root, {});
      fill();
    }),
    onInput(root, fill),
    onStorage(root, fill),
  ];
  return () => stops.forEach((stop) => stop());
}

function readValues(root: Document): Values {
  try {
    const values: unknown = JSON.parse(readStored(root.defaultView, 'localStorage', key) ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));
  } catch {
    return {};
  }
}

const store = (root: Document, values: Values): void =>
  writeStored(root.defaultView, 'localStorage', { key, value: JSON.stringify(values) });

function fillPage(root: Document, placeholders: WeakMap<Element, string>): void {
  const values = readValues(root);
  for (const element of root.querySelectorAll<HTMLElement>('var[data-variable]')) {
    const placeholder = placeholders.get(element) ?? element.textContent;
    placeholders.set(element, placeholder);
    const text = values[element.dataset['variable'] ?? ''] ?? placeholder;
    // What is the same must not be set: the change would be seen as one of the page.
    if (element.textContent !== text) element.textContent = text;
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-fills]'))
    if (field !== root.activeElement) field.value = values[field.dataset['fills'] ?? ''] ?? '';
}

/** A value that could break a command is not taken; its field says so. */
function onInput(root: Document, fill: () => void): () => void {
  const listener = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.dataset['fills'] === undefined) return;
    const value = target.validity.valid ? target.value : '';
    store(root, { ...readValues(root), [target.dataset['fills']]: value });
    fill();
  };
  root.addEventListener('input', listener);
  return () => root.removeEventListener('input', listener);
}

/** The reader may have changed the values in another tab. */
function onStorage(root: Document, fill: () => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key === key) fill();
  };
  root.defaultView?.addEventListener('storage', listener);
  return () => root.defaultView?.removeEventListener('storage', listener);
}
