import React, { type ComponentType } from 'react';
import { renderElementAsync } from 'react-live';
import { strings } from '@/lib/config/strings';
import type { Guard } from './create-guard';
import { sourceName } from './describe-failure';
import { guardName } from './guard-edits';
import { LiveCodeError } from './live-code-error';
import { prepareCode } from './prepare-code';

/** Takes a reader's React code and gives JavaScript for `runElement`; throws a LiveCodeError where it cannot be read or shows nothing. */
export function prepareElement(code: string, language: string): string {
  const options = { show: 'render', showsDeclarations: true, modules: ['react'] };
  const prepared = prepareCode(code, { language, ...options });
  if (!prepared.hasResult) throw new LiveCodeError(strings.live.noElement);
  return prepared.code;
}

export type ElementRun = Readonly<{
  guard: Guard;
  /** Gets the component to draw. */
  onElement: (component: ComponentType) => void;
  /** Gets what the code throws, also while it is drawn. */
  onError: (error: unknown) => void;
}>;

/** Takes prepared React code and runs it; the element or component it renders comes wrapped in an error boundary. */
export function runElement(prepared: string, { guard, onElement, onError }: ElementRun): void {
  const scope = { ...React, require: () => React, [guardName]: guard.check };
  const code = `${prepared}\n//# sourceURL=${sourceName}`;
  // Types are gone already, and a second reading as TypeScript would take `a < b, c > (d)` for a type argument.
  renderElementAsync({ code, scope, enableTypeScript: false }, onElement, onError);
}
