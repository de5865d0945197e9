/** Fill colors of the parts of a drawing, by the drawing library's names. */
export const fills = {
  arrow: 'var(--color-accent)',
  bg: 'var(--color-raised)',
  'group-fill': 'var(--color-raised)',
  'group-hdr': 'var(--color-accent-soft)',
  'inner-stroke': 'var(--color-accent-soft)',
  'key-badge': 'var(--color-line)',
  'node-fill': 'var(--color-sunken)',
  text: 'var(--color-text)',
  'text-faint': 'var(--color-muted)',
  'text-muted': 'var(--color-muted)',
  'text-sec': 'var(--color-muted)',
} as const;

/** Colors of their lines; arrow labels have no outline, or they would look like steps. */
export const strokes = {
  arrow: 'var(--color-accent)',
  line: 'var(--color-accent)',
  'node-stroke': 'var(--color-line-strong)',
  text: 'var(--color-text)',
} as const;

/** The site's color for one of the library's (`var(--_node-fill)`); `undefined` if there is none. */
export function siteColor(colors: Readonly<Record<string, string>>, written: unknown): string | undefined {
  const [, name = ''] = /^var\(--_?([\w-]+)\)$/.exec(String(written)) ?? [];
  return colors[name];
}
