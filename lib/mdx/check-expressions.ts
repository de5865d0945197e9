import type { Program } from 'estree';
import type { Nodes } from 'hast';
import type { VFile } from 'vfile';
import { attributeFault } from './attribute-faults';
import { namesInExpression, positionOf, programsOf } from './expression-names';
import { elementFault } from './forbidden-elements';
import { report } from './report';

const escapeHint = 'Write \\{ to show a brace, or put the text in backticks.';

/** Takes a node and reports expressions in it that would show nothing, or that would break the page when it is drawn because a name in them means nothing. */
export function checkExpressions(node: Nodes, declared: ReadonlySet<string>, file: VFile): void {
  if ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.value.trim() === '')
    report(file, { rule: 'empty-braces', message: 'Empty braces show nothing.', hint: escapeHint, place: node });
  const hint = node.type === 'mdxjsEsm' ? 'Import it, or correct the name.' : escapeHint;
  for (const program of programsOf(node)) reportNames({ program, declared, file, hint });
}

type Expression = Readonly<{ program: Program; declared: ReadonlySet<string>; file: VFile; hint: string }>;

function reportNames({ program, declared, file, hint }: Expression): void {
  const { elements, attributes, variables } = namesInExpression(program);
  const faults = [
    ...elements.map(({ name, node }) => ({ fault: elementFault(name), node })),
    ...attributes.map(({ name, node }) => ({ fault: attributeFault(name), node })),
    ...variables
      .filter(({ name }) => !declared.has(name) && !(name in globalThis))
      .map(({ name, node }) => ({ fault: unknownName(name, hint), node })),
  ];
  for (const { fault, node } of faults) if (fault) report(file, { ...fault, place: positionOf(node) });
}

const unknownName = (name: string, hint: string) => ({
  rule: 'unknown-name',
  message: `"${name}" is read as code, but nothing has that name.`,
  hint,
});
