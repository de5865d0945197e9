import { describe, expect, it } from 'vitest';
import { currentHeading } from './current-heading';

const page = { viewport: 800, scrollable: 4000, offset: 84, named: -1 };

describe('currentHeading', () => {
  it('is none before the first heading', () => {
    expect(currentHeading({ ...page, scrolled: 0, tops: [300, 900] })).toBe(-1);
  });

  it('is the last heading at or above the reading line', () => {
    expect(currentHeading({ ...page, scrolled: 1000, tops: [-500, 84, 400] })).toBe(1);
  });

  it('gives headings of the last screen their turn, down to the last', () => {
    const tops = [-900, 200, 500, 700];
    expect(currentHeading({ ...page, scrolled: 3200, tops })).toBe(0);
    expect(currentHeading({ ...page, scrolled: 3700, tops })).toBe(2);
    expect(currentHeading({ ...page, scrolled: 4000, tops })).toBe(3);
  });

  it('is the heading that was jumped to, while it stays where the jump put it', () => {
    const tops = [-900, 84, 500, 700];
    expect(currentHeading({ ...page, scrolled: 3700, tops, named: 1 })).toBe(1);
    expect(currentHeading({ ...page, scrolled: 4000, tops, named: 2 })).toBe(2);
    expect(currentHeading({ ...page, scrolled: 3900, tops: tops.map((top) => top - 200), named: 1 })).toBe(3);
  });

  it('starts before the first heading on a page that cannot scroll', () => {
    expect(currentHeading({ ...page, scrollable: 0, scrolled: 0, tops: [200, 400] })).toBe(-1);
  });
});
