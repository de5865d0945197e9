// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { letEventsPropagate } from './let-events-propagate';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

it.each(['click', 'submit', 'input', 'change', 'mousedown', 'keydown'])(
  'lets a %s reach its element, though it is stopped at the document',
  (type) => {
    document.body.innerHTML = '<button></button>';
    const button = document.querySelector('button');
    let reached = 0;
    button?.addEventListener(type, () => reached++);
    document.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(reached).toBe(0);
    letEventsPropagate();
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(reached).toBe(1);
  },
);
