import { iconPaths, type IconName } from './icon-paths';

type IconProps = Readonly<{
  name: IconName;
  /** Words for assistive technology; without them the icon is decoration. */
  label?: string;
  className?: string;
}>;

/** One icon of the site's own family, in the color of the text around it. */
export function Icon({ name, label, className = '' }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" width="20" height="20" {...naming}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
