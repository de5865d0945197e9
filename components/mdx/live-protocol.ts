/** How a block's code is run: as a React element, or as a script whose output is shown. */
export type LiveKind = 'react' | 'script';

export type LiveTheme = 'light' | 'dark';

/** What the page tells the sandbox. */
export type ToSandbox =
  | Readonly<{ type: 'run'; run: number; code: string; language: string }>
  | Readonly<{ type: 'theme'; theme: LiveTheme }>;

/** What the sandbox tells the page; `run` is the number of the run that is meant. */
export type FromSandbox =
  | Readonly<{ type: 'ready' }>
  | Readonly<{ type: 'rendered'; run: number; height: number }>
  | Readonly<{ type: 'failed'; run: number; height: number; message: string; line?: number }>
  | Readonly<{ type: 'resized'; height: number }>;

/** Takes the language of a fence and gives how its code is run. */
export const liveKind = (language: string): LiveKind => (language === 'jsx' || language === 'tsx' ? 'react' : 'script');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Takes whatever a frame posted and gives it as a message of the sandbox; `undefined` where it is none. */
export function readSandboxMessage(data: unknown): FromSandbox | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, run, height, message, line } = data as Readonly<Record<string, unknown>>;
  if (type === 'ready') return { type };
  if (!isNumber(height)) return undefined;
  if (type === 'resized') return { type, height };
  if (!isNumber(run)) return undefined;
  if (type === 'rendered') return { type, run, height };
  if (type !== 'failed' || typeof message !== 'string') return undefined;
  return { type, run, height, message, ...(isNumber(line) ? { line } : {}) };
}

/** Takes whatever came into the sandbox and gives it as a message of the page; `undefined` where it is none. */
export function readPageMessage(data: unknown): ToSandbox | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, run, code, language, theme } = data as Readonly<Record<string, unknown>>;
  if (type === 'theme' && (theme === 'light' || theme === 'dark')) return { type, theme };
  if (type !== 'run' || !isNumber(run) || typeof code !== 'string' || typeof language !== 'string') return undefined;
  return { type, run, code, language };
}
