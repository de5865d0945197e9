type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | false | undefined;

/** Creates an element; `true` sets an attribute without a value, `false` and `undefined` leave it out. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...children.filter((child) => child instanceof Node || typeof child === 'string'));
  return element;
}

/** Creates a button that calls `act` when it is pressed. */
export function button(act: () => void, attributes: Attributes, ...children: readonly Child[]): HTMLButtonElement {
  const made = h('button', { type: 'button', ...attributes }, ...children);
  made.onclick = act;
  return made;
}

/** Sets or removes attributes by the same rules. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
}
