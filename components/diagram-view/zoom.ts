const [minScale, readable, maxScale] = [0.25, 0.75, 6];

/** Changes the size of a drawing in a frame that scrolls. */
export type Zoom = Readonly<{
  /** Scales it by a factor of its current size. */
  by: (factor: number) => void;
  /** Fits it into the frame; if that is smaller than `shown` times its own size, fits only its width, as long as it stays readable. */
  fit: (shown?: number) => void;
}>;

/** Returns functions that zoom a drawing around the middle of the frame; reports each new size in percent of the original. */
export function createZoom(frame: HTMLElement, drawing: SVGSVGElement, onResize: (percent: number) => void): Zoom {
  const { width, height } = drawing.viewBox.baseVal;
  let scale = 1;
  const setScale = (wanted: number): void => {
    const next = Math.min(maxScale, Math.max(minScale, wanted));
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    const growth = next / scale;
    const middle = (scrolled: number, size: number): number => (scrolled + size / 2) * growth - size / 2;
    scale = next;
    drawing.setAttribute('width', String(width * scale));
    drawing.setAttribute('height', String(height * scale));
    frame.scrollTo(middle(scrollLeft, clientWidth), middle(scrollTop, clientHeight));
    onResize(Math.round(scale * 100));
  };
  return {
    by: (factor) => setScale(scale * factor),
    fit: (shown = 0) => {
      const { clientWidth, clientHeight } = frame;
      const edge = 2 * parseFloat(getComputedStyle(frame).paddingLeft || '0');
      const [fitWidth, fitHeight] = [(clientWidth - edge) / width, (clientHeight - edge) / height];
      setScale(Math.max(Math.min(fitWidth, fitHeight), Math.min(shown, Math.max(fitWidth, readable))));
    },
  };
}
