import { afterEach, vi } from 'vitest';

type Target = Pick<Document | Window, 'addEventListener' | 'removeEventListener'>;

/** Behaviors are installed for good. Here, what one listens to and observes is taken back after each test; gives the function that takes it back earlier. */
export function uninstallAfterEach(): () => void {
  const undo: (() => void)[] = [];
  for (const target of [document, window] as readonly Target[]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...given: Parameters<Document['addEventListener']>) => {
      add(...given);
      undo.push(() => target.removeEventListener(...given));
    };
  }
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  const uninstall = (): void => {
    for (const take of undo.splice(0)) take();
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
    observe.mockClear();
  };
  afterEach(uninstall);
  return uninstall;
}
