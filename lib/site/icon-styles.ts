import { type DrawnIcon, drawnIcons } from '../config/drawn-icons';

/** What shows an icon besides, or instead of, its own class. */
const shownBy: Readonly<Partial<Record<DrawnIcon, string>>> = {
  copy: '.icon-copy, .copy-button',
  expand: '.diagram-expand',
  link: '.heading-anchor',
  wrap: '.wrap-toggle',
};

const icons = Object.entries(drawnIcons);
const size = 24;

/** All icons, side by side: a browser sets up a document for each picture of a style sheet, before the first paint. */
function strip(): string {
  const outlines = icons.map(
    ([, outline], place) => `%3Cpath d='${outline}' transform='translate(${place * size})'/%3E`,
  );
  const frame = `xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${icons.length * size} ${size}'`;
  const stroke = "fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'";
  return `data:image/svg+xml,%3Csvg ${frame} ${stroke}%3E${outlines.join('')}%3C/svg%3E`;
}

function placeRule([name]: readonly [string, string], place: number): string {
  return `${shownBy[name as DrawnIcon] ?? `.icon-${name}`} {\n  --glyph: ${place};\n}\n`;
}

/** Gives the style sheet that cuts each drawn icon out of their common picture, for `span.icon` and `.glyph` of app/styles/base.css. */
export const iconStyles = (): string =>
  `span.icon, .glyph::after {\n  mask: url("${strip()}") calc(var(--glyph) * 100% / ${icons.length - 1}) 0 / auto 100% no-repeat content-box;\n}\n` +
  icons.map(placeRule).join('');
