// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { letEventsGoOn } from './let-events-go-on';
import { uninstallAfterEach } from './uninstalled.test-util';

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
    letEventsGoOn();
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(reached).toBe(1);
  },
);
