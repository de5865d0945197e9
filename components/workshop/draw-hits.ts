import { errorToolStrings as words } from '@/lib/config/error-tool-strings';
import { h } from '../ui/h';

/** A row of the page that matches, and the line of the reader's text that says so. */
export type DrawnHit = Readonly<{ item: Element; line: string }>;

function drawHit({ item, line }: DrawnHit): Node {
  const hit = item.cloneNode(true) as HTMLElement;
  const place = item.closest('details')?.querySelector('.symptom-place')?.cloneNode(true);
  if (line !== '')
    hit
      .querySelector('.symptom-what')
      ?.after(h('p', { class: 'symptom-line' }, h('span', {}, `${words.yourText}: `), h('code', {}, line)));
  if (place) hit.append(place);
  return hit;
}

/** Shows the rows that match in place of those before. */
export function drawHits(list: HTMLElement, hits: readonly DrawnHit[]): void {
  // Rows that the same line speaks for show it once.
  const isNew = ({ line }: DrawnHit, place: number): boolean => line !== hits[place - 1]?.line;
  list.replaceChildren(...hits.map((hit, place) => drawHit(isNew(hit, place) ? hit : { ...hit, line: '' })));
  list.hidden = hits.length === 0;
}
