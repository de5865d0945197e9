import { buildStrings as words } from '@/lib/config/build-strings';
import { toolRoute } from '@/lib/config/routes';
import type { BuildableType, BuilderFacts } from '@/lib/workshop/builder-facts';
import { changeScan, newScan, readForm, type ScanChange, toItems } from '@/lib/workshop/edit-scan';
import { announce } from '../behavior/announce';
import { copyText } from '../behavior/copy-text';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import { controlOf, drawChoices, drawGoals, drawTypes, fillForm, linkPage, noteOn } from './build-form';
import type { CheckEngine } from './check-engine';
import { summaryOf } from './draw-remarks';
import { hashOf } from './text-in-hash';

const typingPause = 300;

type Builder = Readonly<{
  facts: BuilderFacts;
  engine: CheckEngine;
  addressOf: (route: string) => string;
}>;

/** The name of a scan that nobody has named yet. */
const givenName = (scanType: string): string => `my-${scanType}`;

const startOf = ({ name, example, needs }: BuildableType): string =>
  newScan({ name: givenName(name), scanType: name, parameters: example, needs });

/** A list of parameters from a text field: an empty one is none. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Says whether the manifest is valid, and where to read more if it is not. */
function createCheck(tool: HTMLElement, text: HTMLTextAreaElement, { engine, addressOf }: Builder): () => void {
  const status = tool.querySelector('.build-status');
  const details = tool.querySelector<HTMLElement>('.build-details');
  const check = (): void => {
    const asked = text.value;
    engine(asked).then(
      async (verdict) => {
        const hash = verdict && (await hashOf(asked));
        if (!verdict || asked !== text.value) return;
        hideRedBox(document);
        const said = (readForm(asked) ? '' : `${words.unknown} `) + summaryOf(verdict);
        if (status && status.textContent !== said) status.textContent = said;
        if (details) details.hidden = !verdict.remarks.some(({ severity }) => severity === 'error');
        details?.querySelector('a')?.setAttribute('href', addressOf(toolRoute('check')) + hash);
      },
      () => showRedBox(document, check),
    );
  };
  return check;
}

/** What a control of the form asks for; nothing where its text is wrong. */
function changeOf(tool: HTMLElement, name: string, value: string): ScanChange | undefined {
  if (name === 'parameters') return { parameters: linesOf(value) };
  if (name === 'cascades') return value === 'own' ? undefined : { cascades: value as 'none' };
  if (name !== 'name' && name !== 'schedule' && name !== 'hooks') return undefined;
  const trimmed = value.trim();
  return noteOn(tool, name, trimmed) ? { [name]: trimmed } : undefined;
}

function download(text: string, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(new Blob([text], { type: 'application/yaml' })),
    download: `${name}.yaml`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

type Form = Readonly<{ show: () => void; take: (control: HTMLInputElement) => void }>;

/** The form of a manifest: shows what the text says, and writes into it what is chosen. */
function createForm(tool: HTMLElement, text: HTMLTextAreaElement, { facts, addressOf }: Builder): Form {
  const { scanTypes } = facts;
  const typesFor = (): BuildableType[] => {
    const goal = controlOf(tool, 'goal')?.value ?? '';
    return scanTypes.filter(({ checks }) => goal === '' || checks.includes(goal));
  };
  const show = (): void => {
    const form = readForm(text.value);
    tool.querySelector('.build-form')?.toggleAttribute('disabled', form === undefined);
    if (!form) return;
    drawTypes(tool, typesFor(), form.scanType);
    fillForm(tool, form);
    const type = scanTypes.find(({ name }) => name === form.scanType);
    drawChoices(tool, type, add);
    linkPage(tool, type && { label: type.scanner, address: addressOf(type.route) });
    const file = tool.querySelector('.build-file');
    if (file) file.textContent = `${form.name || 'scan'}.yaml`;
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
  const take = ({ name, value }: HTMLInputElement): void => {
    const types = typesFor();
    if (name === 'scanType') return choose(types.find((type) => type.name === value));
    if (name !== 'goal') return change(changeOf(tool, name, value));
    const current = readForm(text.value)?.scanType;
    if (types.some((type) => type.name === current)) show();
    else choose(types[0]);
  };
  return { show, take };
}

/** Brings the tool to life: the manifest is the one state, which the form shows and changes. */
export function attachBuild(tool: HTMLElement, builder: Builder): void {
  const text = tool.querySelector<HTMLTextAreaElement>('.tool-text');
  const fields = tool.querySelector('form');
  const { scanTypes } = builder.facts;
  const firstType = scanTypes.find(({ name }) => name === 'nmap') ?? scanTypes[0];
  if (!text || !fields || !firstType) return;
  const form = createForm(tool, text, builder);
  const check = createCheck(tool, text, builder);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    form.show();
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  };
  drawGoals(tool, builder.facts);
  fields.addEventListener('input', ({ target }) => form.take(target as HTMLInputElement));
  fields.addEventListener('submit', (event) => event.preventDefault());
  text.addEventListener('input', show);
  listenToButtons(tool, text, show);
  // What the reader pasted before this script was there is opened.
  if (text.value.trim() === '') text.value = startOf(firstType);
  show();
  tool.dataset['ready'] = '';
}

/** Copy, download and open. */
function listenToButtons(tool: HTMLElement, text: HTMLTextAreaElement, show: () => void): void {
  tool.querySelector('[data-act=copy]')?.addEventListener('click', async () => {
    const isCopied = await copyText(document, text.value);
    if (!isCopied) text.select();
    announce(document, isCopied ? words.copied : words.notCopied);
  });
  tool.querySelector('[data-act=download]')?.addEventListener('click', () => {
    download(text.value, readForm(text.value)?.name || 'scan');
  });
  const input = tool.querySelector<HTMLInputElement>('input[type=file]');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    text.value = await file.text();
    show();
  };
  input?.addEventListener('change', () => void take(input.files?.[0]));
}
