import { facts } from '@/.generated/builder-facts';
import { buildStrings as words } from '@/lib/config/build-strings';
import { toolRoute } from '@/lib/config/routes';
import type { BuildableType } from '@/lib/workshop/facts';
import type { TextField } from '@/lib/workshop/form-faults';
import { changeScan, newScan, readForm, type ScanChange, toItems } from '@/lib/workshop/edit-scan';
import { addressOf } from '../behavior/address-of';
import { announce } from '../behavior/announce';
import { copyText } from '../behavior/copy-text';
import { h } from '../ui/h';
import { controlOf, drawChoices, drawGoals, drawTypes, fillForm, linkPage, noteOn } from './build-form';
import { checkAsTyped } from './check-as-typed';
import { summaryOf } from './draw-remarks';
import { onPress, partOf, startTool } from './start-tool';
import { hashOf } from './text-in-hash';

const { scanTypes } = facts;

/** The name of a scan that nobody has named yet. */
const givenName = (scanType: string): string => `my-${scanType}`;

/** Says whether the manifest is valid, and leads to the tool that says more where it is not. */
function createCheck(tool: HTMLElement, text: HTMLTextAreaElement): () => void {
  const details = partOf(tool, '.build-details');
  const show = async (isHidden: boolean): Promise<void> => {
    const hash = await hashOf(text.value);
    details.hidden = isHidden;
    partOf<HTMLAnchorElement>(details, 'a').href = addressOf(toolRoute('check')) + hash;
  };
  return checkAsTyped({
    ...{ tool, text, status: partOf(tool, '.build-status') },
    show: (verdict) => {
      void show(!verdict.remarks.some(({ severity }) => severity === 'error'));
      return (readForm(text.value) ? '' : `${words.unknown} `) + summaryOf(verdict);
    },
  });
}

/** What a control of the form asks for; nothing where its text is wrong. */
function changeOf(tool: HTMLElement, name: string, value: string): ScanChange | undefined {
  if (name === 'parameters') return { parameters: value === '' ? [] : value.split('\n') };
  if (name === 'cascades') return value === 'own' ? undefined : { cascades: value as 'none' };
  const trimmed = value.trim();
  return noteOn(tool, name as TextField, trimmed) ? { [name]: trimmed } : undefined;
}

function download(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  h('a', { href, download: fileOf(text) }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}

const fileOf = (text: string): string => `${readForm(text)?.name || 'scan'}.yaml`;

type Form = Readonly<{ show: () => void; take: (control: Readonly<{ name: string; value: string }>) => void }>;

/** The form of a manifest: shows what the text says, and writes into it what is chosen. */
function createForm(tool: HTMLElement, text: HTMLTextAreaElement): Form {
  const typesFor = (): BuildableType[] => {
    const goal = controlOf(tool, 'goal').value;
    return scanTypes.filter(({ checks }) => goal === '' || checks.includes(goal));
  };
  const show = (): void => {
    const form = readForm(text.value);
    partOf(tool, '.build-form').toggleAttribute('disabled', form === undefined);
    if (!form) return;
    drawTypes(tool, typesFor(), form.scanType);
    fillForm(tool, form);
    const type = scanTypes.find(({ name }) => name === form.scanType);
    drawChoices(tool, type?.parameters ?? [], add);
    linkPage(tool, type && { label: type.scanner, address: addressOf(type.route) });
    partOf(tool, '.build-file').textContent = fileOf(text.value);
  };
  const change = (wanted: ScanChange | undefined): void => {
    if (!wanted) return;
    text.value = changeScan(text.value, wanted);
    text.dispatchEvent(new Event('input'));
  };
  const add = (code: string): void => {
    const { parameters = [] } = readForm(text.value) ?? {};
    // Options go before targets.
    change({ parameters: [...toItems(code), ...parameters] });
    announce(document, words.added(code));
    // The list is drawn anew; whoever presses on finds the same button.
    const buttons = [...tool.querySelectorAll<HTMLElement>('.build-choices button')];
    buttons.find((button) => button.textContent === code)?.focus();
  };
  const choose = (type: BuildableType | undefined): void => {
    const form = readForm(text.value);
    if (!form || !type || type.name === form.scanType) return;
    const isGiven = form.name === givenName(form.scanType);
    const { name: scanType, example: parameters, needs } = type;
    const needed = scanTypes.find(({ name }) => name === form.scanType)?.needs;
    change({ scanType, parameters, needs, needed, ...(isGiven && { name: givenName(scanType) }) });
  };
  const take: Form['take'] = ({ name, value }) => {
    const types = typesFor();
    if (name === 'scanType') return choose(types.find((type) => type.name === value));
    if (name !== 'goal') return change(changeOf(tool, name, value));
    const current = readForm(text.value)?.scanType;
    if (types.some((type) => type.name === current)) show();
    else choose(types[0]);
  };
  return { show, take };
}

/** Copy, download and open. */
function listenToButtons(tool: HTMLElement, text: HTMLTextAreaElement): void {
  onPress(tool, 'copy', () => {
    void copyText(document, text.value).then((isCopied) => {
      if (!isCopied) text.select();
      announce(document, isCopied ? words.copied : words.notCopied);
    });
  });
  onPress(tool, 'download', () => download(text.value));
  const input = partOf<HTMLInputElement>(tool, 'input[type=file]');
  const take = async (): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    text.value = await file.text();
    text.dispatchEvent(new Event('input'));
  };
  input.addEventListener('change', () => void take());
  void take();
}

// The manifest is the one state, which the form shows and changes.
startTool('build', (tool) => {
  const [text, fields] = [partOf<HTMLTextAreaElement>(tool, '.tool-text'), partOf<HTMLFormElement>(tool, 'form')];
  const form = createForm(tool, text);
  const check = createCheck(tool, text);
  // What the reader entered before this script was there goes into the manifest; fields start empty, and the list of cascades with `none`.
  const entered = [...new FormData(fields)].filter(([, value]) => value !== '' && value !== 'none');
  const first = scanTypes.find(({ name }) => name === 'nmap') ?? scanTypes[0];
  drawGoals(tool, facts);
  fields.addEventListener('input', ({ target }) => form.take(target as HTMLInputElement));
  fields.addEventListener('submit', (event) => event.preventDefault());
  text.addEventListener('input', form.show);
  listenToButtons(tool, text);
  if (text.value.trim() === '' && first)
    text.value = newScan({ ...first, name: givenName(first.name), scanType: first.name, parameters: first.example });
  form.show();
  for (const [name, value] of entered) form.take({ name, value: String(value) });
  check();
});
