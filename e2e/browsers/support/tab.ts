import type { Program } from '../../support/find-program';

/** A tab of a Debian browser that Playwright cannot drive. */
export type Tab = Readonly<{
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  /** Calls a function in the page. It is sent as source text, so it must not use variables from outside. */
  run: <Args extends readonly unknown[], Value>(
    call: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Awaited<Value>>;
  /** Types a text, or presses `Enter`, at the focus. */
  press: (keys: string) => Promise<void>;
  close: () => Promise<void>;
}>;

export type Browser = Readonly<{
  name: string;
  programs: readonly Program[];
  launch: () => Promise<Tab>;
  /** Visits pages one after the other and returns their console messages. */
  consoleOf: (addresses: readonly string[]) => Promise<readonly string[]>;
}>;
