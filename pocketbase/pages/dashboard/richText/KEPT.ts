/**
 * The elements of a rich text that the site keeps, with their attributes: the allowlist of the source plugin
 * (plugins/gatsby-source-pocketbase/src/richText/sanitise.ts). A browser test compares the two.
 */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...{ p: ['lang'], h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], div: [], hr: [], br: [] },
  ...{ ul: [], ol: ['start', 'type', 'reversed'], li: [], dl: [], dt: [], dd: [] },
  ...{ blockquote: ['lang'], pre: ['class'], code: ['class'] },
  a: ['href', 'title', 'target', 'rel', 'hreflang', 'lang'],
  ...{ strong: [], b: [], em: [], i: [], u: [], s: [], del: [], ins: [], sub: [], sup: [], mark: [], small: [] },
  span: ['lang'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ...{ figure: [], figcaption: [], details: ['open'], summary: [] },
  ...{ table: [], caption: [], thead: [], tbody: [], tfoot: [], tr: [] },
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** `#`: TinyMCE keeps an empty one open with a no-break space, so that the caret can stand in it. */
const PADDED = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'th', 'td', 'dt', 'dd'];

/** The same in the syntax of TinyMCE's option `valid_elements`; a span without attributes is unwrapped. */
export const VALID_ELEMENTS = Object.entries(KEPT)
  .map(([tag, attributes]) => {
    const prefix = PADDED.includes(tag) ? '#' : '';
    const suffix = attributes.length > 0 ? `[${attributes.join('|')}]` : '';
    return `${prefix}${tag}${tag === 'span' ? '!' : ''}${suffix}`;
  })
  .join(',');
