/** Pause in typing, in milliseconds, after which a screen reader is told what was found. */
const typingPause = 500;

const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Writes words into a live region once the reader pauses, not at each keystroke. */
export function speak(live: Element, words: string): void {
  clearTimeout(waiting.get(live));
  waiting.set(
    live,
    setTimeout(() => (live.textContent = words), typingPause),
  );
}
