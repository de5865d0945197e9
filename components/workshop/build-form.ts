import { buildStrings as words } from '@/lib/config/build-strings';
import type { BuildableType, BuilderFacts } from '@/lib/workshop/builder-facts';
import { faultOf, scheduleWords, type TextField } from '@/lib/workshop/form-faults';
import type { ScanForm } from '@/lib/workshop/edit-scan';
import { h } from '../ui/h';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control of the form by its name. */
export const controlOf = (tool: HTMLElement, name: string): Control | null =>
  tool.querySelector<Control>(`.build-form [name=${name}]`);

const option = (value: string, label: string): HTMLElement => h('option', { value }, label);

/** Fills the list of goals, once. */
export function drawGoals(tool: HTMLElement, { goals }: BuilderFacts): void {
  const all = option('', words.allGoals);
  controlOf(tool, 'goal')?.replaceChildren(all, ...goals.map(({ name, label }) => option(name, label)));
}

/** Lists the scan types for a goal, by scanner; one of the manifest's own that is not among them stands alone. */
export function drawTypes(tool: HTMLElement, types: readonly BuildableType[], current: string): void {
  const scanners = [...new Set(types.map(({ scanner }) => scanner))];
  const groups = scanners.map((scanner) =>
    h(
      'optgroup',
      { label: scanner },
      ...types.filter((type) => type.scanner === scanner).map(({ name }) => option(name, name)),
    ),
  );
  const own = types.some(({ name }) => name === current) ? [] : [option(current, current)];
  controlOf(tool, 'scanType')?.replaceChildren(...own, ...groups);
}

/** Offers the parameters of a scanner, with what they mean. */
export function drawChoices(tool: HTMLElement, type: BuildableType | undefined, add: (code: string) => void): void {
  const list = tool.querySelector('.build-choices > ul');
  const items = (type?.parameters ?? []).map(({ code, meaning }) => {
    const press = h('button', { type: 'button', 'aria-label': words.add(code) }, h('code', {}, code));
    press.onclick = () => add(code);
    return h('li', {}, press, h('span', {}, meaning));
  });
  list?.replaceChildren(...items);
  const choices = tool.querySelector<HTMLElement>('.build-choices');
  if (choices) choices.hidden = items.length === 0;
}

/** Says under a field what is wrong with its text, or what it means. */
export function noteOn(tool: HTMLElement, field: TextField, text: string): boolean {
  const fault = faultOf(field, text);
  const note = tool.querySelector<HTMLElement>(`[data-note=${field}]`);
  const said = field === 'schedule' && text !== '' ? scheduleWords(text) : note?.dataset['hint'];
  if (note) note.textContent = fault ?? said ?? '';
  controlOf(tool, field)?.setAttribute('aria-invalid', String(fault !== undefined));
  return fault === undefined;
}

/** Shows a scan in the form; the field that the reader is in stays as it is being typed. */
export function fillForm(tool: HTMLElement, form: ScanForm): void {
  const values = { ...form, parameters: form.parameters.join('\n'), hooks: form.hooks ?? '' };
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(tool, name);
    if (control && control !== document.activeElement) control.value = value;
  }
  for (const field of ['name', 'schedule', 'hooks'] as const)
    if (controlOf(tool, field) !== document.activeElement) noteOn(tool, field, values[field]);
  const hooks = controlOf(tool, 'hooks');
  if (hooks instanceof HTMLInputElement) hooks.placeholder = form.hooks === undefined ? words.ownHooks : '';
}

/** Leads to the page of the scanner, if there is one. */
export function linkPage(tool: HTMLElement, page: Readonly<{ label: string; address: string }> | undefined): void {
  const link = tool.querySelector<HTMLAnchorElement>('.build-page');
  if (!link) return;
  link.hidden = page === undefined;
  link.textContent = words.page(page?.label ?? words.scanner);
  link.href = page?.address ?? '#reference';
}
