import { describe, expect, it } from 'vitest';
import { drawnIcons } from '../config/drawn-icons';
import { iconStyles } from './icon-styles';

describe('iconStyles', () => {
  const styles = iconStyles();
  const picture = /url\("data:image\/svg\+xml,(.*)"\)/.exec(styles)?.[1] ?? '';

  it('draws every icon where its class looks for it', () => {
    for (const [name, outline] of Object.entries(drawnIcons)) {
      const rule = styles.split('}\n').find((text) => text.startsWith(`.icon-${name}`));
      const place = Number(/--glyph: (\d+)/.exec(rule ?? '')?.[1]);
      expect(picture, name).toContain(`d='${outline}' transform='translate(${place * 24})'`);
    }
  });

  it('draws copy buttons and heading links, whose markup names no icon', () => {
    expect(styles).toContain('.icon-copy, .copy-button {');
    expect(styles).toContain('.icon-link, .heading-anchor {');
  });

  it('holds one picture, which a style sheet can carry as it is', () => {
    expect(styles.match(/url\(/g)).toHaveLength(1);
    expect(picture).not.toMatch(/["#<>\n]/);
    expect(decodeURIComponent(picture)).toMatch(/^<svg .*<\/svg>$/);
  });
});
