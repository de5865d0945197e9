/** Components an author may write in `.mdx`; the plugins turn them into static markup, but for the live code block. */
export const knownComponents: readonly string[] = [
  'Tabs',
  'TabItem',
  'LiveCode',
  'HelmValues',
  'SchemaFields',
  'ImageList',
];
