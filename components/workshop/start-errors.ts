import { watchPage } from '../behavior/watch-page';
import { attachErrors } from './attach-errors';

let known: HTMLElement | null = null;

watchPage(document, () => {
  const tool = document.querySelector<HTMLElement>('[data-tool="errors"]');
  if (tool && tool !== known) attachErrors(tool);
  known = tool;
});
