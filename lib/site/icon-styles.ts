import { type DrawnIcon, drawnIcons } from '../config/drawn-icons';

/** Markup of the content whose class shows an icon, too. */
const shownBy: Readonly<Partial<Record<DrawnIcon, string>>> = { copy: '.copy-button', link: '.heading-anchor' };

const frame =
  "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'";

function rule([name, outline]: readonly [string, string]): string {
  const selectors = [`.icon-${name}`, shownBy[name as DrawnIcon]].filter((selector) => selector !== undefined);
  return `${selectors.join(', ')} {\n  --glyph: url("data:image/svg+xml,%3Csvg ${frame}%3E%3Cpath d='${outline}'/%3E%3C/svg%3E");\n}\n`;
}

/** Gives the style sheet that holds the picture of each drawn icon, for `span.icon` and `.glyph` of app/styles/base.css. */
export const iconStyles = (): string => Object.entries(drawnIcons).map(rule).join('');
