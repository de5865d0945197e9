const circle = 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z';

/** Outline of every icon on a 24 px grid, drawn for a 1.5 px stroke. */
export const iconPaths = {
  'arrow-left': 'M20 12H4.5M10.5 6l-6 6 6 6',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  check: 'm4.75 12.75 4.75 4.75 9.75-10.75',
  clock: `${circle}M12 7.5V12l3.25 2.25`,
  note: 'M5.75 4.75h12.5v10l-4.5 4.5h-8zM18.25 14.75h-4.5v4.5M9 8.75h6M9 12h3',
  warning: 'M12 4.25 21 19.5H3zM12 10v4.25M12 16.9h.01',
  folder: 'M3.75 6.25h6l2 2.5h8.5v9.5H3.75z',
  file: 'M6.25 3.75h7.5l4 4v12.5H6.25zM13.75 3.75v4h4',
  globe: `${circle}M3.75 12h16.5M12 3.75c2.4 2.4 3.5 5.15 3.5 8.25s-1.1 5.85-3.5 8.25c-2.4-2.4-3.5-5.15-3.5-8.25s1.1-5.85 3.5-8.25z`,
  version: 'M12 3.75 3.75 8.25 12 12.75l8.25-4.5zM3.75 12 12 16.5l8.25-4.5M3.75 15.75 12 20.25l8.25-4.5',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.75 18.25h.01',
} as const;

export type IconName = keyof typeof iconPaths;
