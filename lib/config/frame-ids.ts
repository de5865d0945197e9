/** Ids in the frame around every page, which no page may have itself. They stand apart from the components, so that an open page takes new sidebars under `npm run dev` without being loaded again. */
export const frameIds = { main: 'main', menu: 'menu', search: 'search', names: 'reader-variables' } as const;
