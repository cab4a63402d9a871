/** The kinds of blocks, in the order in which a page is mostly made. */
export const KIND_NAMES = [
  ...(['hero', 'text', 'cards', 'reel', 'statistics', 'quote', 'logos'] as const),
  ...(['steps', 'faq', 'cta', 'packages', 'list', 'form'] as const),
] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** The fields that a kind of block shows (src/sections): a field that it does not show is not written. */
export interface Kind {
  /** Fields of the block, in the order of writing. */
  fields: readonly string[];
  /** Fields of its items; absent: it has none. */
  items?: readonly string[];
}

const HEADING = ['eyebrow', 'title', 'text'];
const BUTTON = ['link', 'link_label'];
const SECOND = ['second_link', 'second_link_label'];

export const KINDS: Readonly<Record<KindName, Kind>> = {
  hero: { fields: [...HEADING, ...BUTTON, ...SECOND, 'colour', 'image', 'anchor'] },
  text: { fields: [...HEADING, 'image', ...BUTTON, 'colour', 'anchor'] },
  cards: { fields: [...HEADING, 'anchor'], items: ['title', 'text', 'image', ...BUTTON] },
  reel: { fields: ['reel', ...HEADING, 'anchor'] },
  statistics: { fields: [...HEADING, 'anchor'], items: ['number', 'title'] },
  quote: { fields: ['text', 'title', 'anchor'] },
  logos: { fields: [...HEADING, 'anchor'], items: ['title', 'image'] },
  steps: { fields: [...HEADING, 'anchor'], items: ['number', 'title', 'text'] },
  faq: { fields: [...HEADING, 'anchor'], items: ['title', 'text'] },
  cta: { fields: ['title', 'text', ...BUTTON, 'colour', 'anchor'] },
  // Their items are those of the content `packages`.
  packages: { fields: [...HEADING, 'anchor'] },
  list: { fields: ['list', ...HEADING, ...BUTTON, 'anchor'] },
  form: { fields: ['form', ...HEADING, 'anchor'] },
};
