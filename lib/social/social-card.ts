/** A node as satori takes it: an element of flexbox boxes and text. */
type Node = Readonly<{ type: string; props: Readonly<Record<string, unknown>> }>;

export type SocialCard = Readonly<{
  /** Small line on top, such as `Docs › Scanners`. */ eyebrow: string;
  title: string;
  site: string;
  /** Host the site is published at. */ address: string;
}>;

export const cardSize = { width: 1200, height: 630 } as const;

const ink = '#0d2730';
const paper = '#f6fafb';
const accent = '#0b6577';
const muted = '#4b626a';

const node = (type: string, props: Record<string, unknown>, children?: unknown): Node => ({
  type,
  props: { ...props, children },
});
const box = (style: Record<string, unknown>, children?: unknown): Node =>
  node('div', { style: { display: 'flex', ...style } }, children);

/** The site's motif: a box seen from a corner, one face open, a scan line through it. */
function motif(): Node {
  const stroke = { fill: 'none', stroke: accent, strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' };
  const path = (d: string, extra: Record<string, unknown> = {}): Node => node('path', { d, ...stroke, ...extra });
  return node(
    'svg',
    { width: 320, height: 340, viewBox: '0 0 320 340', style: { position: 'absolute', right: 64, top: 150 } },
    [
      path('M160 20 290 92v150L160 318 30 242V92z', { stroke: ink }),
      path('M30 92 160 166 290 92', { stroke: ink }),
      path('M160 166v152', { stroke: ink }),
      path('M0 178 160 262 320 178', { strokeWidth: 9 }),
    ],
  );
}

const titleSize = (title: string): number => (title.length > 70 ? 50 : title.length > 40 ? 60 : 74);

/** The layout of a social picture. */
export function socialCard({ eyebrow, title, site, address }: SocialCard): Node {
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      position: 'relative',
      backgroundColor: paper,
      color: ink,
      fontFamily: 'Inter',
      padding: 64,
      flexDirection: 'column',
    },
    [
      box({ position: 'absolute', left: 0, top: 0, width: 1200, height: 14, backgroundColor: accent }),
      motif(),
      box({ fontSize: 28, color: accent, fontWeight: 600, marginTop: 8 }, eyebrow),
      box(
        {
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          marginTop: 26,
          width: 720,
          lineClamp: 4,
          display: 'block',
        },
        title,
      ),
      box({ flexGrow: 1 }),
      box({ fontSize: 34, fontWeight: 700 }, site),
      box({ fontSize: 24, color: muted, marginTop: 8, width: 760 }, address),
    ],
  );
}
