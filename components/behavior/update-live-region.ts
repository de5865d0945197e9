/** Pause in typing, in milliseconds, after which a screen reader is told what was found. */
const typingPause = 500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Writes words into a live region once the reader pauses, not at each keystroke. */
export function updateLiveRegion(region: Element, words: string): void {
  clearTimeout(timers.get(region));
  timers.set(
    region,
    setTimeout(() => (region.textContent = words), typingPause),
  );
}
