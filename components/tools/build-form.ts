import { buildToolStrings as words } from '@/lib/config/build-tool-strings';
import type { Answer } from '@/lib/tools/answer';
import type { ScanForm } from '@/lib/tools/edit-scan';
import type { BuildableType } from '@/lib/tools/facts';
import { addressOf } from '../behavior/address-of';
import { button, h } from '../ui/h';
import { partOf } from './start-tool';

/** A control of the form by its name, typed as a text field whatever its kind. */
export const controlOf = (tool: HTMLElement, name: string): HTMLInputElement =>
  partOf<HTMLInputElement>(tool, `.build-form [name=${name}]`);

const textOf = (node: Element | null): string => node?.textContent ?? '';

/** The scan types as the page lists them. */
export const readTypes = (): BuildableType[] =>
  [...document.querySelectorAll<HTMLElement>('[data-scan-type]')].map((item) => ({
    ...(JSON.parse(item.dataset['scanType'] ?? '{}') as BuildableType),
    parameters: [...item.querySelectorAll('li')].map((each) => ({
      code: textOf(each.firstElementChild),
      meaning: textOf(each.lastElementChild),
    })),
  }));

/** Lists scan types; a type in the manifest that is not among them comes first. */
export function drawTypes(tool: HTMLElement, types: readonly BuildableType[], current: string): void {
  const names = types.map(({ name }) => name);
  const listed = names.includes(current) ? names : [current, ...names];
  controlOf(tool, 'scanType').replaceChildren(...listed.map((name) => h('option', { value: name }, name)));
}

/** Offers the parameters of a scan type's scanner with their meaning, and a link to its page, if there is one. */
export function drawScanner(tool: HTMLElement, type: BuildableType | undefined, add: (code: string) => void): void {
  const items = (type?.parameters ?? []).map(({ code, meaning }) => {
    const press = button(() => add(code), { 'aria-label': words.add(code) }, h('code', {}, code));
    return h('li', {}, press, h('span', {}, meaning));
  });
  partOf(tool, '.build-choices > ul').replaceChildren(...items);
  partOf(tool, '.build-choices').hidden = items.length === 0;
  const link = partOf<HTMLAnchorElement>(tool, '.build-page');
  link.hidden = type === undefined;
  link.textContent = words.page(type?.scanner ?? words.scanner);
  link.href = type === undefined ? '#types' : addressOf(type.route);
}

/** Shows a scan in the form, with errors or explanations under its fields; the focused text field is left as the reader types it. */
export function fillForm(tool: HTMLElement, form: ScanForm, notes: Answer['notes']): void {
  const values = { ...form, parameters: form.parameters.join('\n'), hooks: form.hooks ?? '' };
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(tool, name);
    if (control !== document.activeElement || control.matches('select')) control.value = value;
  }
  for (const [field, { fault, said } = {}] of Object.entries(notes)) {
    const note = partOf(tool, `[data-note=${field}]`);
    note.textContent = fault ?? said ?? note.dataset['hint'] ?? '';
    controlOf(tool, field).setAttribute('aria-invalid', String(fault !== undefined));
  }
  controlOf(tool, 'hooks').placeholder = form.hooks === undefined ? words.ownHooks : '';
}

/** The controls whose values differ from the page's original ones; a chosen scan type overrides a goal. */
export function changedControls(form: HTMLFormElement): Readonly<{ name: string; value: string }>[] {
  const fresh = form.cloneNode(true) as HTMLFormElement;
  fresh.reset();
  const changed = [...form.elements].flatMap((control, index) => {
    const { name, value } = control as HTMLInputElement;
    return name === '' || value === (fresh.elements[index] as HTMLInputElement).value ? [] : [{ name, value }];
  });
  return changed.some(({ name }) => name === 'scanType') ? changed.filter(({ name }) => name !== 'goal') : changed;
}
