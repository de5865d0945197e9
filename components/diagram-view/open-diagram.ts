import { readingStrings } from '@/lib/config/reading-strings';
import { button, h } from '../ui/h';
import { createZoom, type Zoom } from './zoom';

const { diagram: words } = readingStrings;

const step = 1.25;

/** Key → what it does; the arrow keys are the browser's own, as the frame scrolls. */
const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(step),
  '=': (zoom) => zoom.by(step),
  '-': (zoom) => zoom.by(1 / step),
  '0': (zoom) => zoom.fit(),
};

/** The drawing alone: the dialog has its name, and ids stay those of the page. */
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
  // A pinch on a touchpad comes as a wheel with Ctrl; on a touchscreen the browser itself enlarges what it shows.
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
  // A step back leads to another page, on which it would still lie.
  window.addEventListener('popstate', () => dialog.close(), { once: true });
  followPointers(frame, zoom);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();
  zoom.fit(drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width);
  // Its beginning, not its middle, as after each other change of its size.
  frame.scrollTo(0, 0);
}
