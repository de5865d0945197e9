import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { attributeFault } from './attribute-faults';
import { declaredNames } from './expression-names';
import { checkExpressions } from './check-expressions';
import { elementFault } from './forbidden-elements';
import { attributeName, isJsx, literalValue } from './jsx-attributes';
import type { HastJsx } from './nodes';
import { report } from './report';

/** Reports markup of contributors that the site's security policy would block, and components and names in expressions that do not exist. */
export function rehypeMarkupRules({ components }: { readonly components: readonly string[] }) {
  return (tree: Root, file: VFile): void => {
    const declared = declaredNames(tree, file);
    const known = [...components, ...declared];
    const variables = new Set(['props', ...declared]);
    visit(tree, (node) => {
      checkExpressions(node, variables, file);
      if (node.type === 'element') checkElement({ node, file, components });
      if (isJsx(node)) checkJsx({ node, file, known });
    });
  };
}

function checkElement({ node, file, components }: { node: Element; file: VFile; components: readonly string[] }): void {
  checkTag(node.tagName, node, file);
  // HTML has no upper case, so a component in plain Markdown arrives here.
  const component = components.find((name) => name.toLowerCase() === node.tagName);
  if (component)
    report(file, {
      rule: 'unknown-component',
      message: `<${component}> works in .mdx files only.`,
      hint: 'Rename the file to .mdx.',
      place: node,
    });
  for (const [name, value] of Object.entries(node.properties)) {
    const fault = attributeFault(name, value, node.tagName);
    if (!fault) continue;
    report(file, { ...fault, place: node });
    // It also goes, so that nothing after this has to deal with it; an address stays for the plugins that look for one.
    if (fault.rule !== 'remote-source') delete node.properties[name];
  }
}

function checkTag(name: string, place: Element | HastJsx, file: VFile): void {
  const fault = elementFault(name);
  if (fault) report(file, { ...fault, place });
}

function checkJsx({ node, file, known }: { node: HastJsx; file: VFile; known: readonly string[] }): void {
  const [base = ''] = (node.name ?? '').split('.');
  if (/^[A-Z]/.test(base) && !known.includes(base))
    report(file, {
      rule: 'unknown-component',
      message: `<${node.name}> is no component of this site.`,
      hint: suggestName(base, known),
      place: node,
    });
  checkTag(base, node, file);
  // With a plain address they would have become elements before.
  if (base === 'a' || base === 'img')
    report(file, {
      rule: 'computed-address',
      message: `The attributes of <${base}> are computed, so its address cannot be checked.`,
      hint: `Write them as plain text, such as ${base === 'a' ? 'href' : 'src'}="…".`,
      place: node,
    });
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' && /^[a-z]/.test(base))
      report(file, {
        rule: 'computed-attributes',
        message: `The attributes of <${base}> are computed, so they cannot be checked.`,
        hint: 'Write each of them by its name.',
        place: node,
      });
    const fault = attributeFault(attributeName(attribute) ?? '', literalValue(attribute), base);
    if (fault) report(file, { ...fault, place: attribute.position ?? node.position });
  }
}
