import { describe, expect, it } from 'vitest';
import { drawnIcons } from '../config/drawn-icons';
import { iconStyles } from './icon-styles';

describe('iconStyles', () => {
  const styles = iconStyles();

  it('draws every icon under its own class', () => {
    for (const [name, outline] of Object.entries(drawnIcons)) {
      const rule = styles.split('}\n').find((text) => text.startsWith(`.icon-${name}`));
      expect(rule, name).toContain(`d='${outline}'`);
    }
  });

  it('draws copy buttons and heading links, whose markup names no icon', () => {
    expect(styles).toContain('.icon-copy, .copy-button {');
    expect(styles).toContain('.icon-link, .heading-anchor {');
  });

  it('holds pictures that a style sheet can carry as they are', () => {
    for (const [, picture = ''] of styles.matchAll(/url\("data:image\/svg\+xml,(.*)"\)/g)) {
      expect(picture).not.toMatch(/["#<>\n]/);
      expect(decodeURIComponent(picture)).toMatch(/^<svg .*<\/svg>$/);
    }
  });
});
