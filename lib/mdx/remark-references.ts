import type { Definition, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Problem } from '../errors/content-issue';
import { nodesIn } from './nodes';
import { report } from './report';
import { reportMatches } from './report-matches';

/** Turns `[text][ref]` and its definition into a plain link or image, positioned at the definition, so that later plugins handle only one form. */
export function remarkReferences() {
  return (tree: Root, file: VFile): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node, index, parent) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    reportMatches(tree, file, written, unknown);
    reportUnused(tree, file);
    visit(tree, ['linkReference', 'imageReference'] as const, (node, index, parent) => {
      const definition = definitions.get(node.identifier);
      if (!definition || parent === undefined || index === undefined) return;
      const { url, title, position } = definition;
      parent.children[index] =
        node.type === 'linkReference'
          ? { type: 'link', url, title, position, children: node.children }
          : { type: 'image', url, title, position, alt: node.alt };
    });
  };
}

/** A footnote without a reference, or a second one of the same name, would not be shown. */
function reportUnused(tree: Root, file: VFile): void {
  const used = new Set(nodesIn(tree, 'footnoteReference').map(({ identifier }) => identifier));
  for (const note of nodesIn(tree, 'footnoteDefinition')) {
    const name = `[^${note.label ?? note.identifier}]`;
    // Only the first of a name is used.
    if (used.delete(note.identifier)) continue;
    const message = `Nothing refers to the footnote "${name}", so it would not be shown.`;
    const hint = `Write ${name} where it belongs; if there are two of this name, give one another.`;
    report(file, { rule: 'unused-footnote', message, hint, place: note });
  }
}

const written = /\[\^[^\]\s]+\]|(?<![\w\]])\[[^\][]+\]\[[^\][]*\]/g;

/** A reference without definition is parsed as text, so it would be shown with its brackets. */
const unknown = (found: string): Problem => ({
  rule: 'unknown-reference',
  message: `"${found}" refers to nothing.`,
  hint: `Add a line "${/\[[^\][]+\](?=(\[\])?$)/.exec(found)?.[0] ?? found}: …" to the page, or put the text in backticks.`,
});
