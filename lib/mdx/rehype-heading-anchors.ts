import type { Element, Root } from 'hast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import { contentStrings } from '../config/content-strings';
import { elementsIn, hasClass, isElement } from './hast';

const hasLink = (heading: Element): boolean => elementsIn(heading, 'a').length > 0;
const getsAnchor = (node: Element): boolean =>
  isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6') && !hasClass(node, 'footnotes-title');

/**
 * Makes the text of each heading a link to itself: screen readers would read a separate link, with its own label, as part of the heading's name.
 * A heading that already holds a link gets the separate link all the same. The style sheet draws the link icon: as markup in every heading, it would be the heaviest part of a page.
 */
export function rehypeHeadingAnchors() {
  const appendAnchors = rehypeAutolinkHeadings({
    behavior: 'append',
    content: [],
    properties: { className: ['heading-anchor', 'glyph'], ariaLabel: contentStrings.article.linkToSection },
    test: (node) => getsAnchor(node) && hasLink(node),
  });
  const wrapInAnchors = rehypeAutolinkHeadings({
    behavior: 'wrap',
    properties: { className: ['heading-anchor', 'glyph'] },
    test: (node) => getsAnchor(node) && !hasLink(node),
  });
  return (tree: Root): void => {
    appendAnchors(tree);
    wrapInAnchors(tree);
  };
}
