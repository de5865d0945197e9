import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { hasClass, headingLevel, walk } from './hast';
import { report } from './report';

/** Reports a first-level heading, since the page's title comes from front matter unless that hides it, and levels that are left out. */
export function rehypeHeadingRules() {
  return (tree: Root, file: VFile): void => {
    let above = 1;
    let mayHaveTitle = file.data.hidesTitle === true;
    walk(tree, (node) => {
      if (hasClass(node, 'footnotes')) return 'skip';
      const level = headingLevel(node);
      if (level === undefined || node.type !== 'element') return undefined;
      if (level === 1 && !mayHaveTitle) reportTitle(node, file);
      if (level === 1) mayHaveTitle = false;
      if (level > above + 1) reportSkip({ node, level, above, file });
      if (toString(node).trim() === '')
        report(file, {
          rule: 'empty-heading',
          message: 'A heading has no text.',
          hint: 'Write its text, or remove it.',
          place: node,
        });
      above = level;
      return 'skip';
    });
  };
}

function reportTitle(place: Element, file: VFile): void {
  report(file, {
    rule: 'title-in-body',
    message: "The text has a first-level heading, but the page's title comes from front matter.",
    hint: 'Remove it, or write it with "##".',
    place,
  });
}

function reportSkip({ node, level, above, file }: { node: Element; level: number; above: number; file: VFile }): void {
  report(file, {
    rule: 'skipped-heading-level',
    severity: 'warning',
    message: `A heading of level ${level} follows ${above === 1 ? 'the title' : `one of level ${above}`}.`,
    hint: `Write it with "${'#'.repeat(above + 1)}", so that the outline has no gap.`,
    place: node,
  });
}
