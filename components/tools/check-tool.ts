import { checkToolStrings as words } from '@/lib/config/check-tool-strings';
import type { Remark } from '@/lib/tools/remark';
import { announce } from '../behavior/announce';
import { copyAndAnnounce } from '../behavior/copy-and-announce';
import { checkAsTyped } from './check-as-typed';
import { checkEngine } from './check-engine';
import { drawRemarks, summaryOf } from './draw-remarks';
import { onPress, partOf, startTool } from './start-tool';
import { acceptFiles } from './accept-files';
import { hashOf, textIn } from './text-in-hash';
import { createToolText } from './tool-text';

/** Selects the line of a remark, and scrolls to it. */
function show(field: HTMLTextAreaElement, { line, column }: Remark): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (line - 4) * parseFloat(getComputedStyle(field).lineHeight);
}

/** Scrolls the line numbers along; returns what renumbers them. */
function numberLines(field: HTMLTextAreaElement, lines: HTMLElement): () => void {
  field.addEventListener('scroll', () => (lines.scrollTop = field.scrollTop));
  return () => {
    lines.textContent = Array.from(field.value.split('\n'), (_, index) => index + 1).join('\n');
    lines.scrollTop = field.scrollTop;
  };
}

/** Redraws the list and, if the focus was in it, moves the focus to the same place in the list. */
function redrawKeepingFocus(list: HTMLElement, summary: HTMLElement, draw: () => void): void {
  const focusedIndex = [...list.children].findIndex((item) => item.contains(document.activeElement));
  draw();
  if (focusedIndex < 0) return;
  const next = list.children[Math.min(focusedIndex, list.children.length - 1)]?.querySelector('button');
  if (!next) summary.tabIndex = -1;
  (next ?? summary).focus();
}

// Checks at once what the reader typed before this script ran, or what the address holds.
startTool('check', (tool) => {
  const text = createToolText(tool);
  const { field } = text;
  const [status, list] = [partOf(tool, '.check-summary'), partOf(tool, '.check-remarks')];
  const renumber = numberLines(field, partOf(tool, '.check-lines'));
  const change = ({ change: wanted, line }: Remark): void => {
    // The text may have changed since.
    if (!wanted || field.value.slice(wanted.from, wanted.to) !== wanted.before) return;
    field.setRangeText(wanted.text, wanted.from, wanted.to);
    announce(words.changed(line));
    renumber();
    check();
  };
  const check = checkAsTyped({
    ...{ text, status, engine: checkEngine(tool.dataset['worker']) },
    show: ({ verdict }) => {
      const actions = text.isShown() ? { change, show: (remark: Remark) => show(field, remark) } : {};
      redrawKeepingFocus(list, status, () => drawRemarks(list, verdict, actions));
      return text.read().trim() === '' ? words.empty : summaryOf(verdict);
    },
  });
  const open = async (): Promise<void> => {
    const given = await textIn(location.hash);
    if (given !== undefined) text.enter(given);
  };
  field.addEventListener('input', renumber);
  onPress(tool, 'link', () => {
    if (text.read() === '') return field.focus();
    const address = hashOf(text.read()).then((hash) => location.href.replace(/#.*$/, '') + hash);
    void copyAndAnnounce(field, address, words.linkCopied, words.linkNotCopied);
  });
  acceptFiles(tool, text);
  // Assigned, to replace the handler of an earlier visit, which would hold that visit's text.
  window.onhashchange = () => void open();
  renumber();
  if (text.read() === '') void open();
  else check();
});
