import { sourceName } from './describe-failure';
import { formatLog, formatValue } from './format-value';
import { guardName } from './guard-edits';
import type { Guard } from './create-guard';
import { prepareCode } from './prepare-code';

export type LogLevel = 'log' | 'info' | 'warn' | 'error';

/** A line that a script printed, or the value it ended with. */
export type OutputEntry = Readonly<{ kind: LogLevel | 'result'; text: string }>;

const showName = '__liveResult';

/** Takes a reader's script and gives JavaScript for `runScript`; throws a LiveCodeError where it cannot be read. */
export const prepareScript = (code: string, language: string): string =>
  prepareCode(code, { language, show: showName, showsDeclarations: false, modules: [] }).code;

export type ScriptRun = Readonly<{ guard: Guard; onEntry: (entry: OutputEntry) => void }>;

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor;

/** Takes a prepared script, runs it to its end, and hands over what it prints and its last value; rejects with what the script throws. */
export async function runScript(prepared: string, { guard, onEntry }: ScriptRun): Promise<void> {
  const results: unknown[] = [];
  const body = `"use strict";${prepared}\n//# sourceURL=${sourceName}`;
  const script = new AsyncFunction('console', guardName, showName, body);
  await script(scriptConsole(onEntry), guard.check, (value: unknown) => results.push(value));
  const result = await results.at(-1);
  if (result !== undefined) onEntry({ kind: 'result', text: formatValue(result) });
}

function scriptConsole(onEntry: ScriptRun['onEntry']): Readonly<Record<string, (...values: unknown[]) => void>> {
  const print =
    (kind: LogLevel) =>
    (...values: unknown[]): void => {
      onEntry({ kind, text: formatLog(values) });
    };
  const log = print('log');
  return { log, debug: log, dir: log, table: log, info: print('info'), warn: print('warn'), error: print('error') };
}
