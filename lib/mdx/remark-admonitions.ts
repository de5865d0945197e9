import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { suggestName } from '../errors/nearest-name';
import { readAlert } from './alerts';
import { icon } from './icons';
import type { Admonition, Drawn } from './nodes';
import { report } from './report';

const words = contentStrings.admonitions;
type Kind = Admonition['kind'];
const kinds = Object.keys(words);
const isKind = (name: string): name is Kind => kinds.includes(name);

/** Turns `:::note Title` … `:::`, and quotes that start with `[!NOTE]`, into a titled box; unknown kinds and containers left open are errors. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const found = node.type === 'blockquote' ? readAlert(node, file) : node;
      if (found?.type !== 'containerDirective') return;
      if (found === node) checkWritten(found, file);
      // The new node is put in place before its children are visited, so that nested ones are found.
      parent.children[index] = admonition(found, isKind(found.name) ? found.name : 'note');
      return [SKIP, index];
    });
  };
}

function checkWritten(node: ContainerDirective, file: VFile): void {
  const { title } = node.attributes ?? {};
  if (Object.keys(node.attributes ?? {}).length > 0)
    report(file, {
      rule: 'admonition-attributes',
      message: 'An admonition takes no attributes.',
      hint: title ? `Write ":::${node.name} ${title}".` : 'Delete the braces and what is between them.',
      place: node.position?.start,
    });
  if (isKind(node.name)) return;
  report(file, {
    rule: 'unknown-admonition',
    message: `":::${node.name}" is no kind of admonition. There are: ${kinds.join(', ')}.`,
    hint: suggestName(node.name, kinds),
    place: node,
  });
}

function admonition(node: ContainerDirective, kind: Kind): Admonition {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const body = label ? node.children.slice(1) : node.children;
  return {
    type: 'admonition',
    kind,
    // Role `note` and not the landmark that a named aside is: a page has many, often with one title.
    data: {
      hName: 'aside',
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

const drawnIcon = (kind: Kind): Drawn => {
  const { tagName, properties, children } = icon(kind);
  return { type: 'drawn', children: [], data: { hName: tagName, hProperties: properties, hChildren: children } };
};

const titleOf = (kind: Kind, label: Paragraph | undefined): PhrasingContent[] =>
  label?.children ?? [{ type: 'text', value: words[kind] }];

/** The kind is said too, since the icon that shows it is hidden from assistive technology. */
function nameOf(kind: Kind, label: Paragraph | undefined): string {
  return label ? `${words[kind]}: ${toString(label)}` : words[kind];
}
