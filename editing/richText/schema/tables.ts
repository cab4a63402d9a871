import type { Node, NodeSpec } from 'prosemirror-model';
import { domAttributes, element } from './blocks';
import { keptAttributes, readAttributes } from './keptAttributes';

/** The part of a table in which a row is: its element, and which of several it is. */
const SECTION = /^(thead|tbody|tfoot)$/;

/** Stands around a table with a caption: prosemirror-tables takes every child of a table for a row. */
export const CAPTIONED = 'x-captioned';

function rowAttributes(row: HTMLElement): { section: string | null; part: number } {
  const parent = row.parentElement;
  const name = row.getAttribute('data-section') ?? parent?.localName ?? '';
  const part =
    row.getAttribute('data-part') ?? (parent?.parentElement ? [...parent.parentElement.children].indexOf(parent) : 0);
  return { section: SECTION.test(name) ? name : null, part: Number(part) };
}

const row: NodeSpec = {
  content: '(td | th)*',
  tableRole: 'row',
  attrs: { section: { default: null }, part: { default: null } },
  parseDOM: [{ tag: 'tr', getAttrs: rowAttributes }],
  toDOM: ({ attrs }) => {
    if (typeof attrs.section !== 'string') return ['tr', 0];
    return ['tr', { 'data-section': attrs.section, 'data-part': String(attrs.part) }, 0];
  },
};

/** `colwidth` is read and written by prosemirror-tables alone. */
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  isolating: true,
  attrs: { ...keptAttributes(tag), colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => {
        const { colspan, rowspan, ...others } = readAttributes(dom);
        return { ...others, colspan: spanOf(colspan), rowspan: spanOf(rowspan) };
      },
    },
  ],
  toDOM: (node: Node) => [tag, domAttributes(tag, node), 0],
});

const MOST = 1000;
const spanOf = (value: string | null | undefined) => Math.min(MOST, Math.max(1, Math.trunc(Number(value ?? 1)) || 1));

/** A table as prosemirror-tables wants it: rows directly in it. Their `section` keeps head, body and foot. */
export const tables: Record<string, NodeSpec> = {
  table: {
    content: 'tr+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  captioned: {
    content: 'caption table',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: CAPTIONED }],
    toDOM: () => [CAPTIONED, 0],
  },
  // A caption outside its table: browsers would put it in a table of its own.
  caption: element('caption', {
    content: 'inline*',
    isolating: true,
    parseDOM: [{ tag: 'x-caption' }],
    toDOM: () => ['x-caption', 0],
  })[1],
  tr: row,
  td: cell('td'),
  th: cell('th'),
};
