import { on } from './on';

/** Makes the Tab key skip code, tables and diagrams that do not scroll sideways; in the page's markup, each is a tab stop. */
export function installTabStops(): void {
  on(['keydown'], ({ key }) => {
    if (key !== 'Tab') return;
    for (const box of document.querySelectorAll<HTMLElement>('main [role="group"][tabindex]'))
      box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  });
}
