import { describe, expect, it } from 'vitest';
import { drawnIcons } from '../config/drawn-icons';
import { iconStyles } from './icon-styles';

/** Classes of the content that show an icon, which then has none of its own. */
const classes: Readonly<Record<string, string>> = {
  expand: '.diagram-expand',
  link: '.heading-anchor',
  wrap: '.wrap-toggle',
};

describe('iconStyles', () => {
  const styles = iconStyles();
  const picture = /url\("data:image\/svg\+xml,(.*)"\)/.exec(styles)?.[1] ?? '';

  it('draws every icon where its class looks for it', () => {
    for (const [name, outline] of Object.entries(drawnIcons)) {
      const place = Number(
        new RegExp(`(?:\\.icon-${name}|${classes[name]}).* {\\n  --glyph: (\\d+)`).exec(styles)?.[1],
      );
      expect(picture, name).toContain(`d='${outline}' transform='translate(${place * 24})'`);
    }
  });

  it('draws copy buttons and heading links, whose markup names no icon', () => {
    expect(styles).toContain('.icon-copy, .copy-button {');
    expect(styles).toContain('\n.heading-anchor {');
  });

  it('holds one picture, which a style sheet can carry as it is', () => {
    expect(styles.match(/url\(/g)).toHaveLength(1);
    expect(picture).not.toMatch(/["#<>\n]/);
    expect(decodeURIComponent(picture)).toMatch(/^<svg .*<\/svg>$/);
  });
});
