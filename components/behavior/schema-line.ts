import { closest, on } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

const key = 'schema-line';
const manifests = 'pre[aria-label^="YAML"]';
const ownGroup = /^apiVersion: (?:execution|cascading)\.securecodebox\.io\//m;
const line = '# yaml-language-server: $schema=';

/** Returns YAML with a line before each resource of the project that tells editors where its schema is, given the address of the schemas. */
export const withSchemaLines = (text: string, schemas: string): string =>
  text
    .split(/^---\n/m)
    .map((manifest) => {
      const isOwn = ownGroup.test(manifest) && !manifest.includes(line);
      const [, kind] = (isOwn && /^kind: (\w+)/m.exec(manifest)) || [];
      return kind ? `${line}${schemas}/${kind.toLowerCase()}.json\n${manifest}` : manifest;
    })
    .join('---\n');

/** Lets the reader choose (`data-schema-line` holds the address of the schemas) that manifests are copied with that line, on every page from then on. */
export function installSchemaLine(): void {
  const findSwitch = (): HTMLInputElement | null => document.querySelector('[data-schema-line]');
  const isWanted = (): boolean => Boolean(readStored(key));
  watchPage(() => {
    const found = findSwitch();
    if (!found) return;
    found.checked = isWanted();
    const isHidden = ![...document.querySelectorAll(manifests)].some((pre) => ownGroup.test(pre.textContent));
    found.closest('li')?.toggleAttribute('hidden', isHidden);
  });
  on(['change'], ({ target }) => {
    if (target === findSwitch()) writeStored(key, (target as HTMLInputElement).checked ? 'yes' : '');
  });
  // Listens on the window to run before the copy button's own listener, which prefers the text in `data-copy`.
  window.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '.copy-button');
      const code = button?.parentElement?.querySelector(manifests);
      const schemas = findSwitch()?.dataset['schemaLine'];
      if (!button || !code || !schemas) return;
      const plain = (button.dataset['plain'] ??= button.dataset['copy'] ?? '');
      const text = plain || code.textContent.replace(/\n$/, '');
      button.dataset['copy'] = isWanted() ? withSchemaLines(text, schemas) : plain;
    },
    true,
  );
}
