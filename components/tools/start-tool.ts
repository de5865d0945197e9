import type { ToolName } from '@/lib/config/tool-strings';
import { follow } from '../behavior/follow';
import { watchPage } from '../behavior/watch-page';

/** Brings a tool to life wherever a page holds it, after a navigation too. */
export function startTool(name: ToolName, attach: (tool: HTMLElement) => void): void {
  const start = (tool: HTMLElement): void => {
    attach(tool);
    tool.dataset['ready'] = '';
    tool.querySelector<HTMLElement>('[data-pressed]')?.click();
  };
  watchPage(follow(`[data-tool=${name}]`, start));
}

/** A part of a tool, which its own markup always has. */
export function partOf<Part extends HTMLElement>(tool: HTMLElement, selector: string): Part {
  const part = tool.querySelector<Part>(selector);
  if (!part) throw new Error(`The tool has no ${selector}.`);
  return part;
}

/** Calls a function when the button with a name is pressed. */
export const onPress = (tool: HTMLElement, name: string, act: () => void): void =>
  partOf(tool, `[data-act=${name}]`).addEventListener('click', act);
