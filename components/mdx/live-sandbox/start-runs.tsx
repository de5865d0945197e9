import { type ReactNode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { strings } from '@/lib/config/strings';
import { type FromSandbox, liveKind } from '../live-protocol';
import { collectEntries } from './collect-entries';
import { afterTask, createGuard, type Guard } from './create-guard';
import { reportRun, type RunReport } from './report-run';
import { prepareElement, runElement } from './run-element';
import { prepareScript, runScript } from './run-script';
import { ScriptOutput } from './script-output';

export type RunOptions = Readonly<{
  root: Root;
  post: (message: FromSandbox) => void;
  height: () => number;
  /** Takes away what older code put beside the result by itself. */
  clear: () => void;
  /** Milliseconds that code may hold the thread. */
  limit: number;
}>;

export type RunRequest = Readonly<{ run: number; code: string; language: string }>;

type Stage = Readonly<{
  guard: Guard;
  report: RunReport;
  /** Draws a result, the final one unless it is said to be a part. */
  show: (content: ReactNode, isPart?: boolean) => void;
}>;

/** Gives the function that runs a reader's code and draws its result; code that can be read replaces what ran before. */
export function startRuns({ root, post, height, clear, limit }: RunOptions): (request: RunRequest) => void {
  let current: Stage | undefined;
  const replace = (report: RunReport, run: number): Stage => {
    current?.guard.stop();
    clear();
    const guard = createGuard({
      limit,
      message: strings.live.endless(limit / 1000),
      now: () => performance.now(),
      afterTask,
    });
    const show: Stage['show'] = (content, isPart = false) => {
      // Code of an old run may still end a wait of its own.
      if (current?.guard === guard)
        root.render(<Shown key={run} content={content} onShown={isPart ? undefined : report.rendered} />);
    };
    return (current = { guard, report, show });
  };
  listenForErrors((error) => current?.report.failed(error));
  return ({ run, code, language }) => {
    const report = reportRun({ run, post, height });
    try {
      const start = liveKind(language) === 'react' ? elementRun(code, language) : scriptRun(code, language);
      start(replace(report, run));
    } catch (error) {
      report.failed(error);
    }
  };
}

function elementRun(code: string, language: string): (stage: Stage) => void {
  const prepared = prepareElement(code, language);
  return ({ guard, report, show }) =>
    runElement(prepared, { guard, onElement: (Component) => show(<Component />), onError: report.failed });
}

function scriptRun(code: string, language: string): (stage: Stage) => void {
  const prepared = prepareScript(code, language);
  return ({ guard, report, show }) => {
    const log = collectEntries((entries) => show(<ScriptOutput {...entries} isDone={false} />, true));
    runScript(prepared, { guard, onEntry: log.add }).then(
      () => show(<ScriptOutput {...log.entries()} isDone />),
      report.failed,
    );
  };
}

type ShownProps = Readonly<{ content: ReactNode; onShown: (() => void) | undefined }>;

function Shown({ content, onShown }: ShownProps) {
  useEffect(() => onShown?.());
  return content;
}

/** Errors of handlers, timers and promises reach nobody else. */
function listenForErrors(onError: (error: unknown) => void): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    onError(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    onError(event.reason);
  });
}
