import { closest } from '../behavior/on';
import { openDiagram } from './open-diagram';
import style from './diagram-view.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

document.addEventListener('enlarge', (event) => {
  const drawing = closest(event, '.diagram')?.querySelector('svg');
  if (drawing) openDiagram(drawing);
});
