import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { suggestName } from '../errors/nearest-name';
import { readAlert } from './alerts';
import { element } from './hast';
import type { Admonition, Drawn } from './nodes';
import { report } from './report';

const words = contentStrings.admonitions;
type Kind = Admonition['kind'];
const kinds = Object.keys(words);
const isKind = (name: string): name is Kind => kinds.includes(name);

/** Turns `:::note Title` … `:::`, and quotes that start with `[!NOTE]`, into a titled box; unknown kinds and attributes are errors. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const found = node.type === 'blockquote' ? readAlert(node, file) : node;
      if (found?.type !== 'containerDirective') return;
      if (found === node) checkDirective(found, file);
      // The new node is put in place before its children are visited, so that nested ones are found.
      parent.children[index] = admonition(found, isKind(found.name) ? found.name : 'note');
      return [SKIP, index];
    });
  };
}

function checkDirective(node: ContainerDirective, file: VFile): void {
  const { title } = node.attributes ?? {};
  if (Object.keys(node.attributes ?? {}).length > 0)
    report(file, {
      rule: 'admonition-attributes',
      message: 'An admonition takes no attributes.',
      hint: title ? `Write ":::${node.name} ${title}".` : 'Delete the braces and what is between them.',
      place: node.position?.start,
    });
  if (isKind(node.name)) return;
  const message = `":::${node.name}" is not a kind of admonition. Use one of: ${kinds.join(', ')}.`;
  report(file, { rule: 'unknown-admonition', message, hint: suggestName(node.name, kinds), place: node });
}

function admonition(node: ContainerDirective, kind: Kind): Admonition {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const body = label ? node.children.slice(1) : node.children;
  return {
    type: 'admonition',
    kind,
    // Not an `aside`: with a name it is a landmark, and a page would have many; the reader views of browsers also drop it.
    data: {
      hName: 'div',
      hProperties: { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: nameOf(kind, label) },
    },
    position: node.position,
    children: [
      {
        type: 'labelParagraph',
        data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
        position: label?.position ?? node.position,
        children: [drawnIcon(kind), ...titleOf(kind, label)],
      },
      ...body,
    ],
  };
}

/** Path data of the line icons in articles, on a 24 px grid with a 1.5 px stroke. */
const icons: Readonly<Record<Kind, string>> = {
  note: 'M5 4h9l5 5v11H5zM14 4v5h5M8.5 13h7M8.5 16.5h5',
  tip: 'M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.1',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  danger: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM9 9l6 6M15 9l-6 6',
  caution: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.2v.1',
};

/** Hidden from assistive technology; color and size come from the style sheet. */
const drawnIcon = (kind: Kind): Drawn => ({
  type: 'drawn',
  children: [],
  data: {
    hName: 'svg',
    hProperties: {
      className: ['icon'],
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.5',
      ariaHidden: 'true',
    },
    hChildren: [element('path', { d: icons[kind] })],
  },
});

const titleOf = (kind: Kind, label: Paragraph | undefined): PhrasingContent[] =>
  label?.children ?? [{ type: 'text', value: words[kind] }];

/** The kind is said too, since the icon that shows it is hidden from assistive technology. */
function nameOf(kind: Kind, label: Paragraph | undefined): string {
  return label ? `${words[kind]}: ${toString(label)}` : words[kind];
}
