// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { installEarlyPresses } from './early-presses';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

it('marks buttons pressed in a tool before its script has loaded, and none later', () => {
  document.body.innerHTML = '<div data-tool="check"><button>Example</button><button>Copy</button></div>';
  installEarlyPresses();
  const [example, copy] = document.querySelectorAll('button');
  example?.click();
  document.querySelector<HTMLElement>('[data-tool]')?.setAttribute('data-ready', '');
  copy?.click();
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([example]);
});
