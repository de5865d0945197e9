import type { ColorMode } from '../behavior/color-mode';

/** What a frame runs, passed to it as JSON in the frame's name. */
export type LiveRun = Readonly<{ code: string; language: string; theme: ColorMode }>;

/** What to tell a reader of code that broke. */
export type Failure = Readonly<{ message: string; line?: number | undefined }>;

/** What a frame tells the page: that its code ran to its end, broke, or cannot be read at all. */
export type SandboxMessage =
  | Readonly<{ type: 'resized'; height: number }>
  | Readonly<{ type: 'shown' }>
  | (Readonly<{ type: 'failed' | 'refused' }> & Failure);

/** Validates a message: live code can post anything, so data of an unknown shape gives `undefined`. */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  const { type, height, message, line } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'resized' && Number.isFinite(height)) return { type, height: Number(height) };
  if (type === 'shown') return { type };
  if ((type === 'failed' || type === 'refused') && typeof message === 'string')
    return { type, message, line: Number(line) || undefined };
  return undefined;
}
