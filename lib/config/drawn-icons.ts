/** Outlines, on a 24 px grid for a 1.5 px stroke, of the icons that stand on every page or many times on one: a style sheet draws them, and not each page. */
export const drawnIcons = {
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.75 8.75h10.5v10.5H8.75zM15.25 5.75v-1H4.75v10.5h1',
  expand: 'M14 4.75h5.25V10M10 19.25H4.75V14M19 5l-6.25 6.25M5 19l6.25-6.25',
  external: 'M13.5 4.75h5.75v5.75M19 5l-8.25 8.25M16.5 14.25v5H4.75V7.5h5',
  home: 'M4 11.25 12 4.5l8 6.75M6.25 9.5v9.75h11.5V9.5M10 19.25v-5h4v5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 7h16M4 12h16M4 17h9',
  moon: 'M20 14.2A8.25 8.25 0 1 1 9.8 4 6.5 6.5 0 0 0 20 14.2z',
  search: 'M10.75 4a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5zM15.6 15.6l4.65 4.65',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.46 5.46l1.42 1.42M17.12 17.12l1.42 1.42M18.54 5.46l-1.42 1.42M6.88 17.12l-1.42 1.42',
  wrap: 'M4 6.5h16M4 12h12.75a3.25 3.25 0 0 1 0 6.5H12M14.5 16 12 18.5l2.5 2.5M4 18.5h4',
} as const;

export type DrawnIcon = keyof typeof drawnIcons;
