import { buildToolStrings as words } from '@/lib/config/build-tool-strings';
import { toolRoute } from '@/lib/config/routes';
import type { Answer } from '@/lib/tools/answer';
import type { ScanChange, ScanForm } from '@/lib/tools/edit-scan';
import { type BuildableType, defaultName, toItems } from '@/lib/tools/facts';
import { addressOf } from '../behavior/address-of';
import { announce } from '../behavior/announce';
import { copyAndAnnounce } from '../behavior/copy-and-announce';
import { h } from '../ui/h';
import { changedControls, controlOf, drawScanner, drawTypes, fillForm, readTypes } from './build-form';
import { checkAsTyped } from './check-as-typed';
import { checkEngine } from './check-engine';
import { summaryOf } from './draw-remarks';
import { onPress, partOf, startTool } from './start-tool';
import { acceptFiles } from './accept-files';
import { hashOf } from './text-in-hash';
import { createToolText } from './tool-text';

type Control = Readonly<{ name: string; value: string }>;

/** The change that a control of the form asks for. */
function changeOf({ name, value }: Control): ScanChange | undefined {
  if (name === 'parameters') return { parameters: value === '' ? [] : value.split('\n') };
  if (name === 'cascades') return value === 'own' ? undefined : { cascades: value as 'none' };
  return { [name]: value.trim() };
}

/** The change to another scan type, with the parameters of its example and what these need. */
function typeChange(form: ScanForm, type: BuildableType, known: readonly BuildableType[]): ScanChange {
  const isGiven = form.name === defaultName(form.scanType);
  const { name: scanType, example: parameters, needs } = type;
  const needed = known.find(({ name }) => name === form.scanType)?.needs;
  return { scanType, parameters, needs, needed, ...(isGiven && { name: defaultName(scanType) }) };
}

function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  h('a', { href, download: name }).click();
  // Safari starts to read the blob some time after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Links to the tool that says more about the mistakes in the manifest. */
async function linkDetails(tool: HTMLElement, text: string, isHidden: boolean): Promise<void> {
  const hash = await hashOf(text);
  const details = partOf(tool, '.build-details');
  details.hidden = isHidden;
  partOf<HTMLAnchorElement>(details, 'a').href = addressOf(toolRoute('check')) + hash;
}

/** Sets up the form of a manifest; returns functions that show a scan and that turn a control into a change. */
function createForm(tool: HTMLElement, add: (code: string) => void) {
  const scanTypes = readTypes();
  let drawn = '';
  const typesFor = (goal: string): BuildableType[] =>
    scanTypes.filter(({ checks }) => goal === '' || checks.includes(goal));
  const drawLists = (scanType: string): void => {
    const goal = controlOf(tool, 'goal').value;
    // Redrawing would lose the focus.
    if (drawn === `${goal} ${scanType}`) return;
    drawn = `${goal} ${scanType}`;
    drawTypes(tool, typesFor(goal), scanType);
    const type = scanTypes.find(({ name }) => name === scanType);
    drawScanner(tool, type, add);
  };
  const changeFor = (form: ScanForm, { name, value }: Control): ScanChange | undefined => {
    if (name !== 'goal' && name !== 'scanType') return changeOf({ name, value });
    const types = name === 'goal' ? typesFor(value) : scanTypes.filter((type) => type.name === value);
    const [type] = types;
    if (type && !types.some((each) => each.name === form.scanType)) return typeChange(form, type, scanTypes);
    drawLists(form.scanType);
    return undefined;
  };
  const show = (form: ScanForm, notes: Answer['notes']): void => {
    drawLists(form.scanType);
    fillForm(tool, form, notes);
  };
  return { show, changeFor };
}

// The manifest is the only state; the form shows and changes it.
startTool('build', (tool) => {
  const fields = partOf<HTMLFormElement>(tool, 'form');
  const text = createToolText(tool);
  let shown: ScanForm | undefined;
  let isReady = false;
  const form = createForm(tool, (code) => {
    // Options go before targets.
    check({ parameters: [...toItems(code), ...(shown?.parameters ?? [])] });
    announce(words.added(code));
  });
  const applyControl = (control: Control): void => {
    const change = shown && form.changeFor(shown, control);
    if (change) check(change);
  };
  const show = ({ form: found, notes, text: written, verdict }: Answer): string => {
    shown = found;
    partOf(tool, '.build-form').toggleAttribute('disabled', !shown);
    partOf(tool, '.build-file').textContent = `${shown?.name || 'scan'}.yaml`;
    // What was entered before the first answer goes into the manifest.
    const entered = shown && !isReady ? changedControls(fields) : [];
    if (shown) form.show(shown, notes);
    isReady ||= shown !== undefined;
    entered.forEach(applyControl);
    const isWrong = verdict.remarks.some(({ severity }) => severity === 'error');
    void linkDetails(tool, written, !isWrong);
    if (!isWrong && Object.values(notes).some((note) => note?.fault)) return words.refused;
    return (shown ? '' : `${words.unknown} `) + summaryOf(verdict);
  };
  const check = checkAsTyped({
    ...{ text, status: partOf(tool, '.build-status'), engine: checkEngine(tool.dataset['worker']) },
    show,
  });
  fields.addEventListener('input', ({ target }) => isReady && applyControl(target as HTMLInputElement));
  fields.addEventListener('submit', (event) => event.preventDefault());
  onPress(tool, 'download', () => download(text.read(), partOf(tool, '.build-file').textContent));
  onPress(tool, 'copy', () => {
    const copied = copyAndAnnounce(text.field, text.read(), words.copied, words.notCopied);
    void copied.then((isCopied) => isCopied || text.field.select());
  });
  acceptFiles(tool, text);
  check();
});
