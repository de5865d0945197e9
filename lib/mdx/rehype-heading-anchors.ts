import { toString } from 'hast-util-to-string';
import rehypeAutolinkHeadings, { type Options } from 'rehype-autolink-headings';
import { contentStrings } from '../config/content-strings';
import { hasClass, isElement } from './hast';

const options: Options = {
  behavior: 'append',
  // The style sheet draws the sign: as a picture in every heading it would be the heaviest part of a page.
  content: [],
  properties: (heading) => ({
    className: ['heading-anchor', 'glyph'],
    ariaLabel: contentStrings.article.linkToSection(toString(heading).trim()),
  }),
  test: (node) => isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6') && !hasClass(node, 'footnotes-title'),
};

/** Adds a link to itself after each heading's text. */
export const rehypeHeadingAnchors = () => rehypeAutolinkHeadings(options);
