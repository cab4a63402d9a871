/** A rule of a style sheet that sets colours from custom properties. */
export type ColourUse = { selector: string; ground?: string | undefined; text?: string | undefined };

/**
 * The rules that set a ground or the colour of text. A state or a variant of a class (`.a:hover`, `.a[data-dark]`)
 * has what the class itself sets, where it sets nothing of its own.
 */
export function colourUses(css: string): ColourUse[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const uses = [...plain.matchAll(/([^{};]+){([^{}]*)}/g)].flatMap(([, selectors = '', body = '']) => {
    const ground = lastVariable(body, /(?:^|[\s;])background(?:-color)?:[^;]*?var\((--[\w-]+)\)/g);
    const text = lastVariable(body, /(?:^|[\s;])color: var\((--[\w-]+)\)/g);
    const setsGround = /(?:^|[\s;])background(?:-color)?:/.test(body);
    return setsGround || text
      ? selectors.split(',').map((selector) => ({ selector: selector.trim(), ground, text, setsGround }))
      : [];
  });
  return uses.map((use) => {
    const base = uses.find(({ selector }) => selector !== use.selector && selector === withoutState(use.selector));
    return { selector: use.selector, ground: use.setsGround ? use.ground : base?.ground, text: use.text ?? base?.text };
  });
}

const withoutState = (selector: string): string => selector.replace(/(:[\w-]+(\([^)]*\))?|\[[^\]]*\])+$/, '');

function lastVariable(body: string, pattern: RegExp): string | undefined {
  return [...body.matchAll(pattern)].at(-1)?.[1];
}
