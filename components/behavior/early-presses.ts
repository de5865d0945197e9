import { onClick } from './on';

/** Marks the buttons of a tool that are pressed before its script has loaded; the script then presses them (`startTool`). */
export function installEarlyPresses(): void {
  onClick('[data-tool]:not([data-ready]) button', (button) => {
    button.dataset['pressed'] = '';
  });
}
