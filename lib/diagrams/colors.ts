/** What the parts of a drawing are filled with, by the names that the drawing library gives them. */
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

/** What their lines are drawn in; labels of arrows have none, or they would look like steps. */
export const strokes = {
  arrow: 'var(--color-accent)',
  line: 'var(--color-accent)',
  'node-stroke': 'var(--color-line-strong)',
  text: 'var(--color-text)',
} as const;

/** The site's color in place of one of the library (`var(--_node-fill)`); nothing where it has none. */
export function siteColor(colors: Readonly<Record<string, string>>, written: unknown): string | undefined {
  const [, name = ''] = /^var\(--_?([\w-]+)\)$/.exec(String(written)) ?? [];
  return colors[name];
}
