import './corner-drawing.css';

/** The site's drawing for empty places: the box, open and empty, and the scan line running through it. */
export const CornerDrawing = () => (
  <svg className="corner-drawing" viewBox="0 0 160 144" width="160" height="144" aria-hidden>
    <path d="M80 8 140 42 80 76 20 42zM20 42v56l60 34V76" />
    <path className="corner-drawing-hidden" d="M140 42v20M140 84v14l-60 34M80 76v56l60-34M80 76l60 22" />
    <path className="corner-drawing-scan" d="m4 60 76 43.5L156 60" />
  </svg>
);
