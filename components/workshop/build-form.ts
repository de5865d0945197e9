import { buildStrings as words } from '@/lib/config/build-strings';
import type { BuildableType, BuilderFacts, ScannerParameter } from '@/lib/workshop/facts';
import type { ScanForm } from '@/lib/workshop/edit-scan';
import { faultOf, scheduleWords, type TextField } from '@/lib/workshop/form-faults';
import { h } from '../ui/h';
import { partOf } from './start-tool';

/** A control of the form by its name; a text field stands for every kind of control here. */
export const controlOf = (tool: HTMLElement, name: string): HTMLInputElement =>
  partOf<HTMLInputElement>(tool, `.build-form [name=${name}]`);

const option = (value: string, label: string): HTMLElement => h('option', { value }, label);

/** Fills the list of goals, once. */
export const drawGoals = (tool: HTMLElement, { goals }: BuilderFacts): void =>
  controlOf(tool, 'goal').replaceChildren(
    option('', words.allGoals),
    ...goals.map(({ name, label }) => option(name, label)),
  );

/** Lists the scan types for a goal, by scanner; one of the manifest's own that is not among them stands alone. */
export function drawTypes(tool: HTMLElement, types: readonly BuildableType[], current: string): void {
  const groups = [...new Set(types.map(({ scanner }) => scanner))].map((label) => {
    const ofScanner = types.filter(({ scanner }) => scanner === label);
    return h('optgroup', { label }, ...ofScanner.map(({ name }) => option(name, name)));
  });
  const own = types.some(({ name }) => name === current) ? [] : [option(current, current)];
  controlOf(tool, 'scanType').replaceChildren(...own, ...groups);
}

/** Offers the parameters of a scanner, with what they mean. */
export function drawChoices(
  tool: HTMLElement,
  parameters: readonly ScannerParameter[],
  add: (code: string) => void,
): void {
  const items = parameters.map(({ code, meaning }) => {
    const press = h('button', { type: 'button', 'aria-label': words.add(code) }, h('code', {}, code));
    press.onclick = () => add(code);
    return h('li', {}, press, h('span', {}, meaning));
  });
  partOf(tool, '.build-choices > ul').replaceChildren(...items);
  partOf(tool, '.build-choices').hidden = items.length === 0;
}

/** Says under a field what is wrong with its text, or what it means. */
export function noteOn(tool: HTMLElement, field: TextField, text: string): boolean {
  const fault = faultOf(field, text);
  const note = partOf(tool, `[data-note=${field}]`);
  const said = field === 'schedule' && text !== '' ? scheduleWords(text) : note.dataset['hint'];
  note.textContent = fault ?? said ?? '';
  controlOf(tool, field).setAttribute('aria-invalid', String(fault !== undefined));
  return fault === undefined;
}

/** Shows a scan in the form; the field that the reader is in stays as it is being typed. */
export function fillForm(tool: HTMLElement, form: ScanForm): void {
  const values = { ...form, parameters: form.parameters.join('\n'), hooks: form.hooks ?? '' };
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(tool, name);
    if (control === document.activeElement) continue;
    control.value = value;
    if (name === 'name' || name === 'schedule' || name === 'hooks') noteOn(tool, name, value);
  }
  controlOf(tool, 'hooks').placeholder = form.hooks === undefined ? words.ownHooks : '';
}

/** Leads to the page of the scanner, if there is one. */
export function linkPage(tool: HTMLElement, page: Readonly<{ label: string; address: string }> | undefined): void {
  const link = partOf<HTMLAnchorElement>(tool, '.build-page');
  link.hidden = page === undefined;
  link.textContent = words.page(page?.label ?? words.scanner);
  link.href = page?.address ?? '#reference';
}
