/** Words of the scripts that help with reading; no page waits for them. */
export const readingStrings = {
  loadFailed: 'This part of the page could not be loaded.',
  loadAdvice: 'Check your connection, then try again.',
  retry: 'Retry',
  /** What a screen reader says once the not-found page lists similar pages. */
  pagesFound: (count: number): string =>
    count === 1 ? 'One page has a similar address.' : `${count} pages have a similar address.`,
  shownOf: (shown: number, all: string): string => `${shown} of ${all}`,
  report: {
    /** A heading's link, and its accessible name. */
    link: 'Report',
    section: (heading: string): string => `Report a problem in: ${heading}`,
    copied: 'Copied the report',
    notCopied: 'The report could not be copied. Use the link "Report a problem" instead.',
  },
  /** The large view of a diagram. */
  diagram: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    close: 'Close',
    size: (percent: number): string => `${percent} %`,
    /** Name of the frame in which the drawing moves. */
    frame: 'Diagram. Arrow keys move it, plus and minus change its size, 0 fits it to the window.',
  },
} as const;
