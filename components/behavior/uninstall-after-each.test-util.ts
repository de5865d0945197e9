import { afterEach, vi } from 'vitest';

type Target = Pick<Document | Window, 'addEventListener' | 'removeEventListener'>;

/** Behaviors are installed for good, so this removes their event listeners and observers after each test; returns the function that does so earlier. */
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
    for (const undoOne of undo.splice(0)) undoOne();
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
    observe.mockClear();
  };
  afterEach(uninstall);
  return uninstall;
}
