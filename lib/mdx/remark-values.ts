import type { Node, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { escapeBrace } from './explain-syntax-error';
import { expressionOf, isExpression, isJsx } from './jsx-attributes';
import { attributeFault } from './markup-faults';
import type { JsxAttribute } from './nodes';
import { type Mistake, positionOf, report } from './report';
import { isPlain, NoValueError, plainOf, type Value, valueOf } from './value-of';

/** Returns the value of code, passed through `form` if given; reports code without a value and returns `undefined`. */
type Evaluate = (code: Node, form?: (value: Value, code: Node) => Value) => Value | undefined;

/** Replaces all code in a page with its value, so that no code is left that could fail when the page is rendered; code without a value is reported and shown as written. */
export function remarkValues() {
  return (tree: Root, file: VFile): void => {
    const constants = new Map<string, Value>();
    const evaluate: Evaluate = (code, form = (value) => value) => {
      try {
        return form(valueOf(code, constants), code);
      } catch (error) {
        if (!(error instanceof NoValueError)) throw error;
        const { node } = error;
        const name = node.type === 'Identifier' && !constants.has(node.name) ? node.name : undefined;
        report(file, { ...(name === undefined ? noValue : unknownName(name)), place: positionOf(node) });
        return undefined;
      }
    };
    for (const node of tree.children)
      if (node.type === 'mdxjsEsm' && node.data?.estree)
        collectExports(node.data.estree, { constants, evaluate, file });
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) {
        // HTML attributes cannot hold lists or objects; component attributes can.
        const readValue: Evaluate = (code) => evaluate(code, /^[a-z]/.test(node.name ?? '') ? plainOf : undefined);
        node.attributes = node.attributes.filter((attribute) => isKept(attribute, readValue, file));
      }
      if (!parent || !isExpression(node)) return;
      const code = expressionOf(node.data?.estree);
      if (!code) report(file, { ...emptyBraces, place: node });
      const value = String((code && evaluate(code, textOf)) ?? `{${node.value}}`);
      (parent.children as RootContent[])[index ?? 0] = { type: 'text', value, position: node.position };
    });
  };
}

type Exports = Readonly<{ constants: Map<string, Value>; evaluate: Evaluate; file: VFile }>;

/** Keeps only imports. */
function collectExports(program: Program, { constants, evaluate, file }: Exports): void {
  program.body = program.body.filter((statement) => {
    if (statement.type === 'ImportDeclaration') return true;
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    for (const declared of declaration?.type === 'VariableDeclaration' ? declaration.declarations : [undefined])
      if (declared?.id.type === 'Identifier' && declared.init)
        constants.set(declared.id.name, evaluate(declared.init) ?? '');
      else report(file, { ...noConstant, place: positionOf(statement) });
    return false;
  });
}

/** Reads the value of an attribute; false for a spread. */
function isKept(attribute: JsxAttribute, evaluate: Evaluate, file: VFile): boolean {
  if (attribute.type !== 'mdxJsxAttribute') {
    report(file, { ...spread, place: attribute.position });
    return false;
  }
  const { name, value: written } = attribute;
  if (typeof written !== 'object' || !written) return true;
  const code = expressionOf(written.data?.estree);
  // A forbidden attribute has its own report.
  const value = code && !attributeFault(name) ? evaluate(code) : undefined;
  if (value === undefined || typeof value === 'string') attribute.value = value ?? `{${written.value}}`;
  else attribute.value = { ...written, data: { estree: literal(value) } };
  return true;
}

function literal(value: Value): Program {
  const expression = { type: 'Literal', value: isPlain(value) ? value : null, raw: JSON.stringify(value) } as const;
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }], comments: [] };
}

/** Text as JSX shows it: nothing for booleans and `null`, lists without separators. */
function textOf(value: Value, code: Node): string {
  if (Array.isArray(value)) return value.map((part: Value) => textOf(part, code)).join('');
  const plain = plainOf(value, code);
  return plain === null || typeof plain === 'boolean' ? '' : String(plain);
}

const emptyBraces: Mistake = { rule: 'empty-braces', message: 'Empty braces show nothing.', hint: escapeBrace };

const unknownName = (name: string): Mistake => ({
  rule: 'unknown-name',
  message: `"${name}" is read as code, but nothing has that name.`,
  hint: escapeBrace,
});

const noValue: Mistake = {
  rule: 'no-value',
  message: "This code gives nothing that a page can show: only texts, numbers, lists and the page's own exports do.",
  hint: 'Write what it should show; or \\{ to show a brace.',
};

const noConstant: Mistake = {
  rule: 'no-value',
  message: 'A page can export values only, such as: export const release = "4.5.0";',
  hint: 'Put the code into a component next to the page, and import it: ./name.client.tsx.',
};

const spread: Mistake = {
  rule: 'computed-attributes',
  message: 'The attributes of a tag are computed, so they cannot be checked.',
  hint: 'Write each of them by its name.',
};
