import { onClick } from './on';

/** Notes what is pressed in a tool before its script is there, which presses it then (`startTool`). */
export function installEarlyPresses(): void {
  onClick('[data-tool]:not([data-ready]) button', (button) => {
    button.dataset['pressed'] = '';
  });
}
