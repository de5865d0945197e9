import { readingStrings } from '@/lib/config/reading-strings';
import { button, h } from '../ui/h';
import { createZoom, type Zoom } from './zoom';

const { diagram: words } = readingStrings;

const step = 1.25;

/** The action of each key; the browser itself handles the arrow keys, because the frame scrolls. */
const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(step),
  '=': (zoom) => zoom.by(step),
  '-': (zoom) => zoom.by(1 / step),
  '0': (zoom) => zoom.fit(),
};

/** A copy of the drawing without its name and ids: the dialog has the name, and ids must stay unique. */
function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelector('title')?.remove();
  for (const name of ['class', 'role', 'aria-labelledby', 'aria-describedby']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

function followPointers(frame: HTMLElement, zoom: Zoom): void {
  frame.addEventListener('pointermove', ({ buttons, pointerType, movementX, movementY }) => {
    if (buttons === 1 && pointerType === 'mouse') frame.scrollBy(-movementX, -movementY);
  });
  // A pinch on a touchpad fires `wheel` events with Ctrl; on a touchscreen, the browser itself zooms.
  frame.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY / 100));
  });
}

/** Shows a drawing in a dialog as large as the window, where buttons, keys, wheel and pinch change its size, and keys, fingers and mouse move it. */
export function openDiagram(drawing: SVGSVGElement): void {
  const copy = copyOf(drawing);
  const frame = h('div', { class: 'diagram-view-frame', tabindex: 0, role: 'group', 'aria-label': words.frame }, copy);
  const size = h('output', { class: 'diagram-view-size' });
  const zoom = createZoom(frame, copy, (percent) => (size.textContent = words.size(percent)));
  const heading = h('h2', { id: 'diagram-view-title' }, drawing.querySelector('title')?.textContent ?? '');
  const bar = h(
    'form',
    { class: 'diagram-view-bar', method: 'dialog' },
    heading,
    size,
    button(() => zoom.by(1 / step), { 'aria-label': words.zoomOut }, '−'),
    button(() => zoom.by(step), { 'aria-label': words.zoomIn }, '+'),
    button(() => zoom.fit(), {}, words.fit),
    h('button', {}, words.close),
  );
  const dialog = h('dialog', { class: 'diagram-view diagram', 'aria-labelledby': heading.id }, bar, frame);
  dialog.onkeydown = (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(zoom);
  };
  dialog.onclose = () => dialog.remove();
  // After a step back in the history, the dialog would still lie over the other page.
  window.addEventListener('popstate', () => dialog.close(), { once: true });
  followPointers(frame, zoom);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();
  zoom.fit(drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width);
  // Shows the drawing's beginning; any other change of size keeps the middle.
  frame.scrollTo(0, 0);
}
