type GlyphName = 'close' | 'copy' | 'edit' | 'external' | 'home' | 'menu' | 'moon' | 'search' | 'sun';

type GlyphProps = Readonly<{
  name: GlyphName;
  /** Words for assistive technology; without them the icon is decoration. */
  label?: string;
  className?: string;
}>;

/** An icon whose outline stands in `glyph.css`, for what stands on every page. */
export function Glyph({ name, label, className = '' }: GlyphProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <span className={`icon icon-${name} ${className}`.trim()} {...naming} />;
}
