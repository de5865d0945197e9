import type { Element, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestName, suggestNameOr } from '../errors/nearest-name';
import { elementsIn } from './hast';
import { isJsx, literalValue } from './jsx-attributes';
import type { HastJsx } from './nodes';
import { attributeFault, elementFault, knownComponents } from './markup-faults';
import { needsMdx, reportMdxOnly } from './mdx-only';
import { truncateMark } from './remark-comments';
import { report } from './report';

/** Reports markup of contributors that the site's security policy would block, and components that do not exist. */
export function rehypeMarkupRules() {
  return (tree: Root, file: VFile): void => {
    const imported = importedNames(tree);
    // SVG and MathML have their own element names.
    const foreignElements = new Set(elementsIn(tree, 'svg', 'math').flatMap((element) => elementsIn(element)));
    visit(tree, (node, index, parent) => {
      if (node.type === 'element') checkElement(node, file);
      if (node.type === 'element' && !foreignElements.has(node)) checkName(node, file);
      if (!isJsx(node)) return undefined;
      checkJsx(node, [...knownComponents, ...imported], file);
      if (imported.includes(node.name ?? '') || parent === undefined || index === undefined) return undefined;
      // Keep only its children: nothing would render the component itself.
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}

const importedNames = ({ children }: Root): string[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .map(({ local }) => local.name);

/** HTML has no upper case, so a component in plain Markdown is an element. */
const componentNamed = (tagName: string): string | undefined =>
  knownComponents.find((name) => name.toLowerCase() === tagName);

function checkElement(node: Element, file: VFile): void {
  checkTag(node.tagName, node, file);
  const component = componentNamed(node.tagName);
  if (component && file.extname !== '.mdx') reportMdxOnly(file, `<${component}> works`, node);
  else if (component)
    report(file, {
      rule: 'unknown-component',
      message: `<${node.tagName}> is not a component.`,
      hint: `Write <${component}>.`,
      place: node,
    });
  for (const [name, value] of Object.entries(node.properties)) {
    const fault = attributeFault(name, value, node.tagName);
    if (!fault) continue;
    // A forbidden element must be removed with its attributes anyway.
    if (!elementFault(node.tagName)) report(file, { ...fault, place: node });
    // Remove the attribute so later plugins need not handle it; keep a remote address for the plugins that expect one.
    if (fault.rule !== 'remote-source') delete node.properties[name];
  }
}

/** Browsers give an unknown element no meaning, and do not show a `<name>` that was meant as text. */
function checkName({ tagName, position }: Element, file: VFile): void {
  // A page already reported as MDX may use component names, not just HTML.
  if ([...htmlTagNames, truncateMark].includes(tagName) || componentNamed(tagName) || needsMdx(file)) return;
  const message = `There is no HTML element <${tagName}>.`;
  const hint = suggestNameOr(tagName, htmlTagNames, `write \\<${tagName}> to show it as text`);
  report(file, { rule: 'unknown-element', message, hint, place: position });
}

function checkTag(name: string, place: Element | HastJsx, file: VFile): void {
  const fault = elementFault(name);
  if (fault) report(file, { ...fault, place });
}

function checkJsx(node: HastJsx, known: readonly string[], file: VFile): void {
  const name = node.name ?? '';
  if (!known.includes(name) && !elementFault(name))
    report(file, {
      rule: 'unknown-component',
      message: `<${name}> is not a component of this site.`,
      hint: suggestName(name, known),
      place: node,
    });
  checkTag(name, node, file);
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    const fault = attributeFault(attribute.name, literalValue(attribute));
    if (fault && !elementFault(name)) report(file, { ...fault, place: attribute.position ?? node.position });
    return !fault;
  });
}
