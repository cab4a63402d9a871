import type { Node, NodeSpec } from 'prosemirror-model';
import { keptAttributes, readAttributes, writtenAttributes } from './keptAttributes';

/** The node's attributes for the page of the editor. */
export const domAttributes = (tag: string, node: Node): Record<string, string> =>
  Object.fromEntries(writtenAttributes(tag, node.attrs));

/** A node that is an element of the same name, with the attributes that the site keeps. */
export const element = (tag: string, spec: NodeSpec): [string, NodeSpec] => [
  tag,
  {
    attrs: keptAttributes(tag),
    parseDOM: [{ tag, getAttrs: (dom) => readAttributes(dom) }],
    toDOM: (node) => (node.isLeaf ? [tag, domAttributes(tag, node)] : [tag, domAttributes(tag, node), 0]),
    ...spec,
  },
];

/** Stands around a text that is directly in an item, a cell, a quotation …, while HTML is read. */
export const LOOSE = 'x-loose';

/** `wrap`: a paragraph whose place would have it the other way: 'p' with an element, 'none' without; null as its place has it. */
const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { ...keptAttributes('p'), wrap: { default: null } },
  parseDOM: ['p', LOOSE].map((tag) => ({
    tag,
    getAttrs: (dom: HTMLElement) => {
      const wrap = dom.getAttribute('data-wrap');
      return { ...readAttributes(dom, 'p'), wrap: wrap === 'p' || wrap === 'none' ? wrap : null };
    },
  })),
  // The clipboard has the editor's page: `wrap` must not get lost in it.
  toDOM: (node) => {
    const wrap: unknown = node.attrs.wrap;
    return ['p', { ...domAttributes('p', node), ...(typeof wrap === 'string' && { 'data-wrap': wrap }) }, 0];
  },
};

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: (node) => [`h${Number(node.attrs.level)}`, 0],
};

/** A code sample. The language may be a class of either element, and `code` may be missing. */
const pre: NodeSpec = {
  content: 'text*',
  group: 'block',
  marks: '',
  code: true,
  defining: true,
  attrs: { class: { default: null }, codeClass: { default: null }, hasCode: { default: true } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (dom) => {
        const [only, ...others] = dom.childNodes;
        const code = others.length === 0 && only instanceof Element && only.localName === 'code' ? only : undefined;
        return {
          class: readAttributes(dom).class,
          codeClass: code ? readAttributes(code).class : null,
          // An empty one gets it as well.
          hasCode: code !== undefined || only === undefined,
        };
      },
    },
  ],
  toDOM: (node) => {
    const classOf = (value: unknown) => (typeof value === 'string' ? { class: value } : {});
    return ['pre', classOf(node.attrs.class), ['code', classOf(node.attrs.codeClass), 0]];
  },
};

/** Blocks without those of tables. The first is the one that a new place gets. */
export const blocks: Record<string, NodeSpec> = {
  p: paragraph,
  heading,
  ...Object.fromEntries([
    element('blockquote', { content: 'block+', group: 'block', defining: true }),
    element('ul', { content: 'li+', group: 'block' }),
    element('ol', { content: 'li+', group: 'block' }),
    element('li', { content: 'block+', defining: true }),
    element('dl', { content: '(dt | dd)+', group: 'block' }),
    element('dt', { content: 'inline*', defining: true }),
    element('dd', { content: 'block+', defining: true }),
  ]),
  pre,
  ...Object.fromEntries([
    element('hr', { group: 'block' }),
    element('div', { content: 'block+', group: 'block', defining: true }),
    element('figure', { content: '(block | figcaption)+', group: 'block', defining: true, isolating: true }),
    element('figcaption', { content: 'block+', defining: true, isolating: true }),
    element('details', { content: 'summary? block*', group: 'block', defining: true, isolating: true }),
    element('summary', { content: 'inline*', defining: true }),
  ]),
};
