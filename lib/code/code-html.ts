import { codeLanguages } from './languages';
import type { CodeLine } from './lines';
import type { Fence } from './fences';
import { escapeHtml, highlightLines } from './highlighter';

/** HTML for the `code` element of a fence; each line gets its own element if lines are marked, numbered or commands. */
export async function codeHtml(fence: Fence): Promise<string> {
  const { language, isDiff, firstLineNumber } = fence;
  // In a diff of another language, the markers are not part of the code.
  const hasMarkers = isDiff && language !== 'diff';
  const code = fence.lines.map(({ text }) => (hasMarkers ? text.slice(1) : text)).join('\n');
  const lines = await highlightLines(code, codeLanguages.get(language)?.grammar);
  const needsLines =
    isDiff ||
    firstLineNumber !== undefined ||
    // Commands wrap, and an element per line shows where each begins.
    language === 'bash' ||
    fence.lines.some(({ isHighlighted }) => isHighlighted);
  if (!needsLines) return lines.join('\n');
  const spans = lines.map((html, index) => {
    const line = fence.lines[index];
    const classes = ['line', line?.isHighlighted && 'highlighted', line?.change].filter(Boolean).join(' ');
    const number = firstLineNumber === undefined ? '' : ` data-line="${firstLineNumber + index}"`;
    // The line break is inside, so that a line can be a block and still be copied.
    const end = index < lines.length - 1 ? '\n' : '';
    return `<span class="${classes}"${number}>${hasMarkers ? markerHtml(line) : ''}${html}${end}</span>`;
  });
  return spans.join('');
}

const markerClasses = { inserted: 't-ins', deleted: 't-del' } as const;

function markerHtml(line: CodeLine | undefined): string {
  const marker = line?.text.slice(0, 1) ?? '';
  return line?.change ? `<span class="${markerClasses[line.change]}">${marker}</span>` : escapeHtml(marker);
}

/** Text that the copy button of a fence copies; `undefined` if that is simply the text shown. */
export function copyText({ isDiff, lines }: Fence): string | undefined {
  // Readers copy a whole patch to apply it, but a marked-up sample to use its outcome.
  const isPatch = lines.some(({ text }) => text.startsWith('@@ '));
  if (!isDiff || isPatch) return undefined;
  const outcome = lines.filter(({ change }) => change !== 'deleted').map(({ text }) => text.replace(/^[+ ]/, ''));
  return outcome.join('\n');
}
