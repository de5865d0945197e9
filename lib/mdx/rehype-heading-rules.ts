import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasClass, headingLevel } from './hast';
import { type Mistake, report } from './report';

/** Reports a first-level heading (the title comes from front matter), or a missing one if front matter hides the title; also skipped levels, empty headings, empty sections and empty pages. */
export function rehypeHeadingRules() {
  return (tree: Root, file: VFile): void => {
    let previousLevel = 1;
    let mayHaveTitle = file.data.page?.hideTitle === true;
    visit(tree, 'element', (node) => {
      if (hasClass(node, 'footnotes')) return SKIP;
      const level = headingLevel(node);
      if (level === undefined) return undefined;
      if (level === 1 && !mayHaveTitle) report(file, { ...titleInBody, place: node });
      if (level === 1) mayHaveTitle = false;
      if (level > previousLevel + 1) report(file, { ...skippedLevel(level, previousLevel), place: node });
      if (toString(node).trim() === '') report(file, { ...emptyHeading, place: node });
      previousLevel = level;
      return SKIP;
    });
    // A text with a syntax error has its own report.
    const isEmpty = tree.children.length === 0;
    if (isEmpty && !file.data.issues?.length) report(file, emptyPage);
    if (mayHaveTitle && !isEmpty) report(file, missingTitle);
    for (const heading of emptySections(tree)) report(file, { ...emptySection, place: heading });
  };
}

/** Headings that are followed directly by one of the same or a higher level, or by nothing. */
function emptySections({ children }: Root): Element[] {
  const blocks = children.filter(
    (node) => node.type !== 'mdxjsEsm' && !(node.type === 'text' && node.value.trim() === ''),
  );
  return blocks.flatMap((node, index) => {
    const [own, next] = [headingLevel(node), blocks[index + 1]];
    if (node.type !== 'element' || own === undefined) return [];
    return next === undefined || (headingLevel(next) ?? own + 1) <= own ? [node] : [];
  });
}

const emptySection: Mistake = {
  rule: 'empty-section',
  message: 'Nothing is said below this heading.',
  hint: 'Write the section, or remove its heading.',
};

const emptyPage: Mistake = {
  rule: 'empty-page',
  message: 'The page has no text.',
  hint: 'Write it below the front matter, or delete the file.',
  place: { line: 1, column: 1 },
};

const titleInBody: Mistake = {
  rule: 'title-in-body',
  message: "The text has a first-level heading, but the page's title comes from front matter.",
  hint: 'Remove it, or write it with "##".',
};

const missingTitle: Mistake = {
  rule: 'missing-title',
  message: 'The title of the page is hidden, but its text has no first-level heading.',
  hint: 'Write one, as in "# Title", or delete "hide_title: true".',
  place: { line: 1, column: 1 },
};

const emptyHeading: Mistake = {
  rule: 'empty-heading',
  message: 'A heading has no text.',
  hint: 'Write its text, or remove it.',
};

const skippedLevel = (level: number, above: number): Mistake => ({
  rule: 'skipped-heading-level',
  severity: 'warning',
  message: `A heading of level ${level} follows ${above === 1 ? 'the title' : `one of level ${above}`}.`,
  hint: `Write it with "${'#'.repeat(above + 1)}", so that the outline has no gap.`,
});
