import { checkStrings as words } from '@/lib/config/check-strings';
import type { Remark } from '@/lib/workshop/remark';
import { announce } from '../behavior/announce';
import { copyText } from '../behavior/copy-text';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import type { CheckEngine } from './check-engine';
import { drawRemarks, summaryOf } from './draw-remarks';
import { hashOf, textIn } from './text-in-hash';

/** Pause in typing, in milliseconds, after which the text is checked, so that not each key is answered aloud. */
const typingPause = 300;

type Parts = Readonly<{ text: HTMLTextAreaElement; lines: HTMLElement; summary: HTMLElement; list: HTMLElement }>;

/** Puts a text in place of another one; the reader may take it back, as far as browsers remember. */
function write(text: HTMLTextAreaElement, value: string): void {
  text.value = value;
  text.dispatchEvent(new Event('input'));
}

/** Selects the line of a remark, and scrolls to it. */
function show(text: HTMLTextAreaElement, { line, column }: Pick<Remark, 'line' | 'column'>): void {
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.focus();
  text.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
  text.scrollTop = (line - 4) * parseFloat(getComputedStyle(text).lineHeight);
}

/** The numbers beside the lines. */
function number({ text, lines }: Parts): void {
  const count = text.value.split('\n').length;
  const known = Number(lines.dataset['count'] ?? 1);
  if (count !== known) lines.textContent = Array.from({ length: count }, (_, index) => index + 1).join('\n');
  lines.dataset['count'] = String(count);
  lines.scrollTop = text.scrollTop;
}

async function read(files: Iterable<File>): Promise<string> {
  const texts = await Promise.all([...files].map((file) => file.text()));
  return texts.map((text) => text.replace(/\n*$/, '\n')).join('---\n');
}

/** Where the focus goes when what had it is drawn anew: to the same place in the list. */
function keepFocus(list: HTMLElement, summary: HTMLElement, draw: () => void): void {
  const held = [...list.children].findIndex((item) => item.contains(document.activeElement));
  draw();
  if (held < 0) return;
  const next = list.children[Math.min(held, list.children.length - 1)]?.querySelector('button');
  if (!next) summary.tabIndex = -1;
  (next ?? summary).focus();
}

/** Checks what the text of the tool is, now and after each change. */
function createCheck(parts: Parts, engine: CheckEngine, addressOf: (route: string) => string): () => void {
  const { text, summary, list } = parts;
  const change = ({ change: wanted, line }: Remark): void => {
    // The text may be another one since.
    if (!wanted || text.value.slice(wanted.from, wanted.to) !== wanted.before) return;
    text.setRangeText(wanted.text, wanted.from, wanted.to);
    announce(document, words.changed(line));
    number(parts);
    check();
  };
  const say = (words: string): void => {
    if (summary.textContent !== words) summary.textContent = words;
  };
  const check = (): void => {
    if (text.value.trim() === '') {
      say(words.empty);
      list.replaceChildren();
      return;
    }
    const asked = text.value;
    const slow = setTimeout(say, typingPause, words.checking);
    engine(asked).then(
      (verdict) => {
        clearTimeout(slow);
        if (!verdict || asked !== text.value) return;
        hideRedBox(document);
        say(summaryOf(verdict));
        keepFocus(list, summary, () =>
          drawRemarks(list, verdict, { addressOf, change, show: (remark) => show(text, remark) }),
        );
      },
      () => {
        clearTimeout(slow);
        showRedBox(document, check);
      },
    );
  };
  return check;
}

/** Gives files that are chosen or dropped to the text. */
function takeFiles(tool: HTMLElement, text: HTMLTextAreaElement): void {
  const take = async (files: FileList | undefined | null): Promise<void> => {
    if (files && files.length > 0) write(text, await read(files));
  };
  const input = tool.querySelector<HTMLInputElement>('input[type=file]');
  input?.addEventListener('change', () => void take(input.files));
  void take(input?.files);
  tool.addEventListener('dragover', (event) => event.preventDefault());
  tool.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void take(event.dataTransfer.files);
  });
}

async function copyLink(text: string): Promise<void> {
  const address = hashOf(text).then((hash) => location.href.replace(/#.*$/, '') + hash);
  announce(document, (await copyText(document, address)) ? words.linkCopied : words.linkNotCopied);
}

/** Brings the tool that checks manifests to life; what the reader has typed meanwhile, or the address holds, is checked at once. */
export function attachCheck(tool: HTMLElement, engine: CheckEngine, addressOf: (route: string) => string): void {
  const find = <Found extends HTMLElement>(selector: string): Found | null => tool.querySelector<Found>(selector);
  const [text, lines] = [find<HTMLTextAreaElement>('textarea'), find('.check-lines')];
  const [summary, list] = [find('.check-summary'), find('.check-remarks')];
  if (!text || !lines || !summary || !list) return;
  const parts = { text, lines, summary, list };
  const check = createCheck(parts, engine, addressOf);
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener('input', () => {
    number(parts);
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  });
  text.addEventListener('scroll', () => (lines.scrollTop = text.scrollTop));
  const acts: Readonly<Record<string, () => void>> = {
    example: () => write(text, words.exampleText),
    link: () => void copyLink(text.value),
    clear: () => {
      write(text, '');
      text.focus();
    },
  };
  for (const [name, act] of Object.entries(acts)) find(`[data-act=${name}]`)?.addEventListener('click', act);
  takeFiles(tool, text);
  const open = async (): Promise<void> => {
    const given = await textIn(location.hash);
    if (given !== undefined) write(text, given);
  };
  addEventListener('hashchange', () => tool.isConnected && void open());
  number(parts);
  if (text.value === '') void open();
  else check();
  tool.dataset['ready'] = '';
}
