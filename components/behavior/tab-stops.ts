import { on } from './on';

/** Lets the Tab key pass code, tables and diagrams that do not scroll sideways; in the page's markup each is a stop. */
export function installTabStops(): void {
  on(['keydown'], ({ key }) => {
    if (key !== 'Tab') return;
    for (const box of document.querySelectorAll<HTMLElement>('main [role="group"][tabindex]'))
      box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  });
}
