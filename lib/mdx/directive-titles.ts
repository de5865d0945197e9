/** Marks of block quotes and list items at the start of a line. */
const containers = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*[ \t]*/;
const titled = /^((?:[ \t]*>)*[ \t]*:{3,}[\w-]+)[ \t]+(\S.*?)[ \t]*$/;

type Fence = Readonly<{
  mark: string;
  quoted: boolean;
  /** Column the list item's text starts in; 0 outside lists. */ indent: number;
}>;

function openFence(line: string): Fence | undefined {
  const prefix = containers.exec(line)?.[0] ?? '';
  const mark = /^(?:(`{3,})[^`]*$|(~{3,}))/.exec(line.slice(prefix.length));
  if (!mark) return undefined;
  return {
    mark: mark[1] ?? mark[2] ?? '',
    quoted: prefix.includes('>'),
    indent: /[-+*.)]/.test(prefix) ? prefix.length : 0,
  };
}

/** Whether a line ends the fence: by its closing mark, or by leaving the block quote or list item the fence is in. */
function closes(line: string, { mark, quoted, indent }: Fence): 'by mark' | 'by leaving' | false {
  const inner = line.replace(/^(?:[ \t]*>)*/, '').trim();
  if (inner.startsWith(mark) && inner === (mark[0] ?? '').repeat(inner.length)) return 'by mark';
  if (quoted) return line.trimStart().startsWith('>') ? false : 'by leaving';
  return inner !== '' && line.length - line.trimStart().length < indent ? 'by leaving' : false;
}

/** Writes `:::note Title` as `:::note[Title]`, which the parser knows, outside of code fences; no line moves and no column before the title. */
export function bracketDirectiveTitles(text: string): string {
  let fence: Fence | undefined;
  const lines = text.split('\n').map((line) => {
    const end = fence && closes(line, fence);
    if (fence && !end) return line;
    fence = end === 'by mark' ? undefined : openFence(line);
    return end === 'by mark' || fence ? line : bracketTitle(line);
  });
  return lines.join('\n');
}

function bracketTitle(line: string): string {
  const [, start, title] = titled.exec(line.replace(/\r$/, '')) ?? [];
  if (start === undefined || title === undefined) return line;
  if (title.startsWith('[') && title.endsWith(']')) return start + title;
  return `${start}[${title}]`;
}
