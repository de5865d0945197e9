import type { Element } from 'hast';
import { element } from './hast';

/** Path data of the line icons in articles, on a 24 px grid with a 1.5 px stroke. */
const paths = {
  note: 'M5 4h9l5 5v11H5zM14 4v5h5M8.5 13h7M8.5 16.5h5',
  tip: 'M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.1',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  danger: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM9 9l6 6M15 9l-6 6',
  caution: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.2v.1',
} as const;

export type IconName = keyof typeof paths;

/** Takes an icon's name and gives its SVG, hidden from assistive technology; color and size come from the style sheet. */
export const icon = (name: IconName): Element =>
  element(
    'svg',
    {
      className: ['icon'],
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.5',
      ariaHidden: 'true',
    },
    [element('path', { d: paths[name] })],
  );
