import { KEPT } from './KEPT';

const setOf = (names: string) => new Set(names.split(' '));

/** Removed with all that is in them. */
export const GONE = setOf(
  'script style template iframe object embed svg math noscript textarea select button input title head meta link video audio ' +
    'canvas colgroup xml map o:p',
);

/** Elements that stand on lines of their own; all others stand within a line. */
export const BLOCKS = setOf(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr table caption thead tbody tfoot tr th td figure figcaption details ' +
    'summary div section article main header footer aside nav address center hgroup body',
);

/** Elements that the site has under another name. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', strike: 's', kbd: 'code', samp: 'code', tt: 'code', h5: 'h4', h6: 'h4' },
};

/** Elements that the site keeps, but that have no meaning in a pasted text. */
const MEANINGLESS = ['div', 'span', 'u', 'small', 'ins'];

/** The name of an element on the site; undefined if only its content is kept. */
export function pastedTag(name: string): string | undefined {
  const tag = RENAMED[name] ?? name;
  return KEPT[tag] && !MEANINGLESS.includes(tag) ? tag : undefined;
}

/** `style` of Google Docs and LibreOffice, where others have elements. */
const STYLES: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/(?<![\w-])font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/(?<![\w-])vertical-align:\s*super/i, 'sup'],
  [/(?<![\w-])vertical-align:\s*sub\b/i, 'sub'],
];

/** The elements that a style stands for. Google Docs wraps the whole text in `<b style="font-weight:normal">`. */
export function tagsOfStyle(element: Element): { tags: string[]; isPlain: boolean } {
  const style = element.getAttribute('style') ?? '';
  const isPlain = /(?<![\w-])font-weight:\s*(normal|400)/i.test(style) && /^(b|strong)$/.test(element.localName);
  const isWritten = /^(span|font)$/.test(element.localName);
  return { tags: isWritten ? STYLES.filter(([pattern]) => pattern.test(style)).map(([, tag]) => tag) : [], isPlain };
}

export const isHidden = (element: Element) =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '') || element.hasAttribute('hidden');
