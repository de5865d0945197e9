import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';

/** Switches between light and dark mode (`behavior/color-mode`). It has one icon, whose picture CSS chooses by the mode, so no wrong one flashes. */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={strings.colorMode.dark}
      aria-pressed="false"
      title={strings.colorMode.toggle}
      data-color-mode=""
      suppressHydrationWarning
    >
      <Icon name="color-mode" />
    </button>
  );
}
