/** Components an author may write in `.mdx`; the plugins turn them into static markup. */
export const knownComponents: readonly string[] = ['Tabs', 'TabItem', 'HelmValues', 'SchemaFields', 'ImageList'];
