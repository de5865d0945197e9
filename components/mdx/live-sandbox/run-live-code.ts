import React, { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { strings } from '@/lib/config/strings';
import { guardName } from '@/lib/live/compile-live-code';
import { LiveCodeError } from '@/lib/live/live-code-error';
import { h } from '../../ui/h';
import { createGuard } from './create-guard';
import { sourceName } from './describe-failure';
import { formatLog, formatValue } from './format-value';
import { createPrinter, type EntryKind } from './create-printer';

type RunOptions = Readonly<{
  /** Code from `compileLiveCode`. */
  compiled: string;
  /** Whether a function is shown as a component, and not as a value. */
  showsComponents: boolean;
  output: HTMLElement;
  /** Called with each error that React code throws while rendering, even after the run. */
  onError: (error: unknown) => void;
}>;

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/** Runs a reader's code to its end, and shows what it prints and its result: what it renders, else its default export, else what it returns. */
export async function runLiveCode({ compiled, showsComponents, output, onError }: RunOptions): Promise<void> {
  const print = createPrinter(output);
  const root = createRoot(output.appendChild(h('div')), {
    onUncaughtError: (error) => onError(error),
  });
  const render = (content: ReactNode): void => flushSync(() => root.render(content));
  let hasRendered = false;
  const show = (value: unknown): void => {
    hasRendered = true;
    if (isValidElement(value)) render(value);
    else if (showsComponents && typeof value === 'function') render(createElement(value as ComponentType));
    else if (value !== undefined) print('result', formatValue(value));
    else if (showsComponents) throw new LiveCodeError(strings.live.noElement);
    else if (output.children.length === 1) output.append(h('p', { class: 'note' }, strings.live.noOutput));
  };
  const exports: { default?: unknown } = {};
  const scope: Readonly<Record<string, unknown>> = {
    ...React,
    ...{ React, require: () => React, exports, render: show, console: consoleOf(print) },
    [guardName]: createGuard(),
  };
  // Inside a block, the code may redeclare the names in scope.
  const body = `"use strict";{${compiled}\n}\n//# sourceURL=${sourceName}`;
  const returned: unknown = await new AsyncFunction(...Object.keys(scope), body)(...Object.values(scope));
  if (!hasRendered) show(await (exports.default ?? returned));
}

function consoleOf(
  print: (kind: EntryKind, text: string) => void,
): Readonly<Record<string, (...values: unknown[]) => void>> {
  const method =
    (kind: EntryKind) =>
    (...values: unknown[]) =>
      print(kind, formatLog(values));
  const log = method('log');
  return { log, debug: log, dir: log, table: log, info: method('info'), warn: method('warn'), error: method('error') };
}
