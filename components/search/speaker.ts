/** Pause in typing, in milliseconds, after which a screen reader is told what was found. */
const typingPause = 500;

/** Takes a live region and gives what says words in it: once, and not with each key. */
export function createSpeaker(live: Element): (words: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (words) => {
    clearTimeout(timer);
    timer = setTimeout(() => (live.textContent = words), typingPause);
  };
}
