/** Makes an element with properties and children. */
export function el<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: object,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
