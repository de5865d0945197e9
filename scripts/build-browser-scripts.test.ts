import { expect, it } from 'vitest';
import { bundle, oldestBrowsers } from './build-browser-scripts';

it('writes out nested rules of a style sheet that a script carries: the oldest browsers would drop them', async () => {
  expect(oldestBrowsers).toContain('safari16.4');
  const script = new TextDecoder().decode(await bundle('components/diagram-view/start-diagram-view.ts'));
  expect(script).toContain('.diagram-view-bar button{');
  expect(script).not.toMatch(/[{}]& /);
});
