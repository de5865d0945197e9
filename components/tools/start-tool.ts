import type { ToolName } from '@/lib/config/tool-strings';
import { attachOnce } from '../behavior/attach-once';
import { watchPage } from '../behavior/watch-page';

/** Attaches a tool's script to each page that holds the tool, also after navigations. */
export function startTool(name: ToolName, attach: (tool: HTMLElement) => void): void {
  const start = (tool: HTMLElement): void => {
    attach(tool);
    tool.dataset['ready'] = '';
    tool.querySelector<HTMLElement>('[data-pressed]')?.click();
  };
  watchPage(attachOnce(`[data-tool=${name}]`, start));
}

/** A part of a tool; throws if the tool's markup lacks it. */
export function partOf<Part extends HTMLElement>(tool: HTMLElement, selector: string): Part {
  const part = tool.querySelector<Part>(selector);
  if (!part) throw new Error(`The tool has no ${selector}.`);
  return part;
}

/** Calls a function when the button with a name is pressed. */
export const onPress = (tool: HTMLElement, name: string, act: () => void): void =>
  partOf(tool, `[data-act=${name}]`).addEventListener('click', act);
