import type { Root } from 'hast';
import { contentStrings } from '../config/content-strings';
import { elementsIn } from './hast';

/** Names the mark of each footnote. */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    for (const { properties, children } of elementsIn(tree, 'a')) {
      const [number] = children;
      if ('dataFootnoteRef' in properties && number?.type === 'text')
        properties['ariaLabel'] = contentStrings.article.footnote(number.value);
    }
  };
}
