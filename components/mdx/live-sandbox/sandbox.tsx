import { createRoot } from 'react-dom/client';
import { strings } from '@/lib/config/strings';
import { type FromSandbox, readPageMessage, type ToSandbox } from '../live-protocol';
import { startRuns } from './start-runs';

/** Milliseconds that a reader's code may hold the thread. */
const longestTurn = 2000;

function listen(output: HTMLElement): void {
  const post = (message: FromSandbox): void => window.parent.postMessage(message, '*');
  const height = (): number => Math.ceil(document.body.getBoundingClientRect().height);
  const root = createRoot(output, { onCaughtError: () => undefined });
  const clear = (): void => document.body.replaceChildren(output);
  const run = startRuns({ root, post, height, clear, limit: longestTurn });
  const receive = (message: ToSandbox): void => {
    if (message.type === 'run') run(message);
    else document.documentElement.dataset['theme'] = message.theme;
  };
  window.addEventListener('message', ({ source, data }) => {
    const message = source === window.parent ? readPageMessage(data) : undefined;
    if (message) receive(message);
  });
  new ResizeObserver(() => {
    // A result longer than the frame can be scrolled with the keys.
    output.tabIndex = document.documentElement.scrollHeight > window.innerHeight ? 0 : -1;
    post({ type: 'resized', height: height() });
  }).observe(document.body);
  post({ type: 'ready' });
}

const output = document.getElementById('output');
// Opened by itself, or framed without a sandbox and so with the site's own origin, this page must never run code.
if (output && window.origin === 'null' && window.parent !== window) listen(output);
else output?.append(strings.live.onlyFramed);
