import type { Collection } from './Field';
import {
  choice,
  colour,
  cutPicture,
  line,
  link,
  OWN_FIELDS,
  part,
  picture,
  publication,
  record,
  richText,
  search,
  slugOf,
  switchOf,
  title,
  word,
} from './fieldMakers';
import { KIND_NAMES } from './KINDS';

const SECTIONS = ['default', 'web3', 'digitalization', 'manufacturing', 'assistant'];
const COLOURS = ['green', 'mint', 'yellow', 'pink', 'blue', 'darkblue'];
const LISTS = ['posts', 'cases', 'projects', 'workshops'];
const FORMS = ['voucher', 'contact', 'application', 'referral', 'general'];

const pages: Collection = {
  fields: [
    title,
    choice('section', SECTIONS, { isRequired: true }),
    ...search,
    picture('seo_image', { group: 'search' }),
    ...publication,
    switchOf('noindex', { group: 'publication' }),
  ],
  label: ['title', 'slug'],
  own: OWN_FIELDS.revised,
};

/** All fields of a block; KINDS lists those that each kind shows. */
const blocks: Collection = {
  fields: [
    choice('kind', KIND_NAMES, { isRequired: true }),
    choice('form', FORMS, { group: 'text' }),
    choice('list', LISTS, { group: 'text' }),
    record('reel', 'reels', { group: 'text' }),
    line('eyebrow', { most: 80 }),
    line('title', { most: 120 }),
    richText('text'),
    link('link'),
    line('link_label', { most: 60 }),
    link('second_link'),
    line('second_link_label', { most: 60 }),
    colour('colour', COLOURS),
    picture('image'),
    slugOf('anchor', { group: 'facts', most: 60 }),
    // No kind lists it: the list of blocks has a button for it.
    switchOf('hidden'),
  ],
  label: ['title', 'eyebrow'],
  partOf: { collection: 'pages', by: 'page' },
  own: OWN_FIELDS.part,
};

const block_items = part('blocks', 'block', 'title', [
  word('number', { most: 10 }),
  line('title', { isRequired: true, most: 100 }),
  richText('text', { most: 1500 }),
  link('link'),
  line('link_label', { most: 60 }),
  cutPicture('image'),
]);

/** Pages made of blocks. */
export const pageCollections = { pages, blocks, block_items };
