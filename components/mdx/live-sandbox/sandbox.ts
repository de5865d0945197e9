import { strings } from '@/lib/config/strings';
import { compileLiveCode } from '@/lib/live/compile-live-code';
import { showsComponents } from '@/lib/live/shows-components';
import type { LiveRun, SandboxMessage } from '../live-messages';
import { describeFailure } from './describe-failure';
import { runLiveCode } from './run-live-code';

const post = (message: SandboxMessage): void => window.parent.postMessage(message, '*');
const postHeight = (): void => post({ type: 'resized', height: document.body.getBoundingClientRect().height });

let hasFailed = false;

/** Reports only the first error: later ones may follow from it. */
function report(error: unknown, type: 'failed' | 'refused' = 'failed'): void {
  if (!hasFailed) post({ type, ...describeFailure(error) });
  hasFailed = true;
}

async function run({ code, language }: LiveRun, output: HTMLElement): Promise<void> {
  let compiled: string;
  try {
    compiled = compileLiveCode(code, language);
  } catch (error) {
    return report(error, 'refused');
  }
  await runLiveCode({ compiled, showsComponents: showsComponents(language), output, onError: report }).catch(report);
  postHeight();
  if (!hasFailed) post({ type: 'shown' });
}

/** Catches errors of handlers, timers and promises, which nothing else does. */
function catchErrors(): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    report(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason);
  });
}

function start(output: HTMLElement): void {
  const live = JSON.parse(window.name) as LiveRun;
  document.documentElement.dataset['theme'] = live.theme;
  // WebRTC would let the code reach any host: no policy that browsers support restricts it.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  catchErrors();
  new ResizeObserver(() => {
    // Lets the keyboard scroll a result that is longer than the frame.
    output.tabIndex = document.documentElement.scrollHeight > window.innerHeight ? 0 : -1;
    postHeight();
  }).observe(document.body);
  // Runs after the load event, from which the page times the result: code that never ends would block it.
  window.addEventListener('load', () => setTimeout(() => void run(live, output)));
}

const output = document.getElementById('output');
// Opened by itself, or framed without a sandbox and so with the site's own origin, this page must never run code.
if (output && window.origin === 'null' && window.parent !== window) start(output);
else output?.append(strings.live.onlyFramed);
