import type { Program } from '../../support/find-program';

/** A tab of a browser that Playwright cannot drive as Debian has it. */
export type Tab = Readonly<{
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  /** Calls a function in the page. It is sent as text, so it may use nothing from around it. */
  run: <Args extends readonly unknown[], Value>(
    call: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Awaited<Value>>;
  /** Types a text, or presses `Enter`, where the focus is. */
  press: (keys: string) => Promise<void>;
  close: () => Promise<void>;
}>;

export type Browser = Readonly<{
  name: string;
  programs: readonly Program[];
  launch: () => Promise<Tab>;
  /** Visits pages one after the other and gives what they write to the console. */
  consoleOf: (addresses: readonly string[]) => Promise<readonly string[]>;
}>;
