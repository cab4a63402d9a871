import type { Attrs, MarkSpec } from 'prosemirror-model';
import { keptAttributes, readAttributes, writtenAttributes } from './keptAttributes';

const mark = (tag: string, spec: MarkSpec = {}): [string, MarkSpec] => [
  tag,
  {
    attrs: keptAttributes(tag),
    parseDOM: [{ tag, getAttrs: (dom) => readAttributes(dom) }],
    toDOM: ({ attrs }) => [tag, Object.fromEntries(writtenAttributes(tag, attrs)), 0],
    ...spec,
  },
];

const hasValue = (attributes: Attrs) => Object.values(attributes).some((value) => value !== null);

/** Without an attribute it says nothing, and gets lost; so does a link whose address the site removes. */
const onlyWithValue = (tag: 'a' | 'span') => ({
  parseDOM: [
    {
      tag,
      getAttrs: (dom: HTMLElement) => {
        const attributes = readAttributes(dom);
        const isRemoved = dom.hasAttribute('href') && attributes.href === null;
        return !isRemoved && hasValue(attributes) ? attributes : (false as const);
      },
    },
  ],
});

/** The elements within a line, the outermost first. */
export const marks: Record<string, MarkSpec> = Object.fromEntries([
  mark('a', { inclusive: false, ...onlyWithValue('a') }),
  mark('span', onlyWithValue('span')),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'].map((tag) => mark(tag)),
  mark('code', { code: true }),
]);
