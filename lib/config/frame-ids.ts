/** Ids in the frame around every page, which no page may use itself. They are kept apart from the components, so that an open page gets new sidebars under `npm run dev` without a reload. */
export const frameIds = { main: 'main', menu: 'menu', search: 'search', names: 'reader-variables' } as const;
