/** Words that the build writes into pages, pictures and indexes; kept apart so that no browser loads them as script. */
export const contentStrings = {
  moved: {
    /** Shown in place of a part of a page that moved to another page. */
    part: 'This part has moved: ',
    /** The same for a whole page. */
    page: 'This page has moved: ',
    title: 'This page has moved',
  },
  diagram: {
    /** Name of the frame a diagram scrolls in. */
    label: (title: string): string => `Diagram: ${title}`,
    expand: 'Enlarge the diagram',
    /** Opens the description, which says in words what the diagram shows. */
    inWords: 'The diagram in words',
  },
  fields: {
    /** Names of the tables for assistive technology. */
    helmTable: (chart: string): string => `Values of the Helm chart ${chart}`,
    schemaTable: (kind: string, path: string): string =>
      path === '' ? `Fields of ${kind}` : `Fields of ${kind} below ${path}`,
    key: 'Key',
    field: 'Field',
    type: 'Type',
    required: 'Required',
    default: 'Default',
    description: 'Description',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    listOf: 'list of ',
    mapOf: 'map of ',
    or: ' or ',
    any: 'any',
    example: 'Example: ',
    examples: 'Examples: ',
    eachItem: 'Each item: ',
    eachValue: 'Each value: ',
    always: 'Always ',
    oneOf: 'One of ',
    pattern: 'Matches the pattern ',
    format: (format: string): string => `Format: ${format}.`,
    between: (least: number, most: number): string => `From ${least} to ${most}.`,
    atLeast: (least: number): string => `At least ${least}.`,
    atMost: (most: number): string => `At most ${most}.`,
    characters: { one: 'character', many: 'characters' },
    items: { one: 'item', many: 'items' },
    countBetween: (least: number, most: number, unit: string): string => `From ${least} to ${most} ${unit}.`,
    countAtLeast: (least: number, unit: string): string => `At least ${least} ${unit}.`,
    countAtMost: (most: number, unit: string): string => `At most ${most} ${unit}.`,
  },
  code: {
    /** Takes the name of a code block. */
    copy: (name: string): string => `Copy ${name}`,
    wrap: 'Wrap long lines',
    /** Opens the fields for the reader's own names. */
    ownNames: 'Use your own names in the commands',
    /** Name of a code block for assistive technology. */
    label: (language: string, title?: string): string => (title ? `${language} code: ${title}` : `${language} code`),
  },
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger', caution: 'Caution' },
  article: {
    linkToSection: 'Link to this section',
    /** Name of a table that scrolls; the number tells tables under one heading apart. */
    table: (heading: string, number: number): string => `Table: ${heading}${number > 1 ? ` (${number})` : ''}`,
    tableWithoutHeading: 'page start',
    tabs: 'Variants',
    footnote: (number: string): string => `Footnote ${number}`,
  },
  llms: { docs: 'Docs', blog: 'Blog' },
  social: { home: 'OWASP project', blog: 'Blog', tools: 'In your browser' },
} as const;
