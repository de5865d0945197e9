import { openDiagram } from './open-diagram';
import style from './diagram-view.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

document.addEventListener('enlarge', ({ target }) => {
  const drawing = target instanceof Element && target.closest('.diagram')?.querySelector('svg');
  if (drawing) openDiagram(drawing);
});
