/** Id of the phone's menu, by which buttons open and close it. It stands apart from the component, so that an open page takes new sidebars under `npm run dev` without being loaded again. */
export const menuId = 'menu';
