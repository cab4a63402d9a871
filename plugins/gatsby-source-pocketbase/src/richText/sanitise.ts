import sanitizeHtml from 'sanitize-html';

/** Block elements of an article, without tables. */
export const BLOCKS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'hr',
  'div',
];
const INLINE = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'small',
  'code',
  'br',
  'span',
];
const MEDIA = ['img', 'figure', 'figcaption', 'details', 'summary'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * Reduces HTML to the elements of an article. Everything else is removed: scripts, styles, frames and forms with their content,
 * every on… handler, style attributes, and URLs other than web, mail and phone.
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...BLOCKS, ...INLINE, ...MEDIA, ...TABLES],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'hreflang', 'lang'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      ol: ['start', 'type', 'reversed'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      details: ['open'],
      span: ['lang'],
      p: ['lang'],
      blockquote: ['lang'],
    },
    // The editor sets a code sample's language as a class; other classes have no meaning outside the editor.
    allowedClasses: { pre: ['language-*'], code: ['language-*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'object',
      'embed',
      'template',
      'title',
      'svg',
      'math',
    ],
  });
