import { type IconName, iconPaths } from './icon-paths';

/** Icons that `app/styles/icons.css` draws, because they are on every page. */
type DrawnIcon = 'close' | 'color-mode' | 'external' | 'home' | 'menu' | 'search';

type IconProps = Readonly<{
  name: IconName | DrawnIcon;
  /** Words for assistive technology; without them the icon is decoration. */
  label?: string;
}>;

const isInMarkup = (name: string): name is IconName => name in iconPaths;

/** One icon of the site's own family, in the color of the text around it. */
export function Icon({ name, label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  if (!isInMarkup(name)) return <span className={`icon icon-${name}`} {...naming} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" {...naming}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
