import type { Node, Program } from 'estree';
import type { Nodes, Root } from 'hast';
import type { Position } from 'unist';
import type { VFile } from 'vfile';
import { declaredNames, namesInExpression } from './code-names';
import { isElement, walk } from './hast';
import { attributeFault } from './attribute-faults';
import { elementFault } from './forbidden-elements';
import { report } from './report';

const escapeHint = 'Write \\{ to show a brace, or put the text in backticks.';

/** Reports expressions that would show nothing, or that would break the page when it is drawn because a name in them means nothing. */
export function rehypeExpressions() {
  return (tree: Root, file: VFile): void => {
    const declared = new Set([
      'props',
      ...tree.children.flatMap((node) =>
        node.type === 'mdxjsEsm' && node.data?.estree ? declaredNames(node.data.estree) : [],
      ),
    ]);
    walk(tree, (node) => {
      if (isElement(node)) return;
      if ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.value.trim() === '')
        report(file, { rule: 'empty-braces', message: 'Empty braces show nothing.', hint: escapeHint, place: node });
      for (const program of programsOf(node)) reportNames({ program, declared, file });
    });
  };
}

function programsOf(node: Nodes): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.data?.estree ? [node.data.estree] : [];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    return typeof holder === 'object' && holder?.data?.estree ? [holder.data.estree] : [];
  });
}

function reportNames({
  program,
  declared,
  file,
}: {
  program: Program;
  declared: ReadonlySet<string>;
  file: VFile;
}): void {
  const { elements, attributes, variables } = namesInExpression(program);
  for (const { name, node } of elements) {
    const fault = elementFault(name);
    if (fault) report(file, { ...fault, place: positionOf(node) });
  }
  for (const { name, node } of attributes) {
    const fault = attributeFault(name);
    if (fault) report(file, { ...fault, place: positionOf(node) });
  }
  for (const { name, node } of variables) {
    if (declared.has(name) || name in globalThis) continue;
    report(file, {
      rule: 'unknown-name',
      message: `"${name}" in braces is read as code, but nothing has that name.`,
      hint: escapeHint,
      place: positionOf(node),
    });
  }
}

/** Columns count from 0 in ESTree, from 1 here. */
function positionOf({ loc }: Node): Position | undefined {
  if (!loc) return undefined;
  return {
    start: { line: loc.start.line, column: loc.start.column + 1 },
    end: { line: loc.end.line, column: loc.end.column + 1 },
  };
}
