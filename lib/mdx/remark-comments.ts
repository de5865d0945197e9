import type { Html, Parent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { isExpression } from './jsx-attributes';
import type {} from './nodes';
import { type Mistake, report } from './report';

/** The element that stands for the truncate comment until the excerpt is cut. */
export const truncateMark = 'truncate-mark';

const htmlComment = /^<!--(?<text>(?:(?!-->)[\s\S])*)-->$/;

/** Removes HTML and JSX comments, and turns the one `<!-- truncate -->` between blocks into a mark that ends the excerpt. */
export function remarkComments() {
  return (tree: Root, file: VFile): void => {
    let marks = 0;
    const clean = (parent: Parent): void => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        if (node.type === 'html') reportUnclosed(node, file);
        const comment = commentOf(node);
        if (comment === 'truncate' && isUsable(node, parent))
          return [{ type: 'drawn', children: [], data: { hName: truncateMark }, position: node.position }];
        if (comment !== undefined) return [];
        if ('children' in node) clean(node);
        return node.type === 'paragraph' && node.children.every(isBlank) ? [] : [node];
      });
    };
    const isUsable = (node: RootContent, parent: Parent): boolean => {
      marks += 1;
      if (parent === tree && marks === 1) return true;
      report(file, { ...(marks > 1 ? secondMark : innerMark), place: node });
      return false;
    };
    clean(tree);
  };
}

const secondMark: Mistake = {
  rule: 'truncate',
  message: 'The page has more than one truncate comment.',
  hint: 'Keep the first one only.',
};

const innerMark: Mistake = {
  rule: 'truncate',
  message: 'The truncate comment is inside another block.',
  hint: 'Put it on a line of its own between two paragraphs, without indentation.',
};

/** In plain Markdown, an unclosed comment would silently hide the rest of the page. */
function reportUnclosed(node: Html, file: VFile): void {
  if (!node.value.startsWith('<!--') || node.value.includes('-->')) return;
  const message = 'A comment is opened here but never closed.';
  report(file, { rule: 'unclosed-comment', message, hint: 'End it with -->.', place: node });
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Text of a comment; `undefined` for any other node. */
function commentOf(node: RootContent): string | undefined {
  if (node.type === 'html') return htmlComment.exec(node.value.trim())?.groups?.['text']?.trim();
  if (!isExpression(node)) return undefined;
  const text = node.value.trim();
  return text !== '' && node.data?.estree?.body.length === 0 ? text.replace(/^\/\*|\*\/$/g, '').trim() : undefined;
}
