/** Names under which the style sheet draws the words of a search, and the one that the reader went to, which lies over them. */
type HighlightName = 'search-marks' | 'search-current';

/** Sets what has a highlight. The CSS Custom Highlight API leaves the page's elements, which React may hold, alone; a browser without it draws none. */
export function setHighlight(name: HighlightName, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  const highlight = new Highlight(...ranges);
  highlight.priority = name === 'search-current' ? 1 : 0;
  CSS.highlights.set(name, highlight);
}
