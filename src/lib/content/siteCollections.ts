import type { Collection } from './Field';
import {
  choice,
  cutPicture,
  details,
  line,
  link,
  OWN_FIELDS,
  part,
  picture,
  record,
  richText,
  switchOf,
  word,
} from './fieldMakers';

const menus: Collection = {
  fields: [line('title'), word('key', { group: 'facts', isRequired: true, most: 80 })],
  label: ['title', 'key'],
  own: OWN_FIELDS.stamps,
};

const menu_links: Collection = {
  fields: [
    line('label', { isRequired: true, most: 40 }),
    link('to'),
    switchOf('blank'),
    record('parent', 'menu_links'),
    word('name', { group: 'facts', isRequired: true, most: 80 }),
  ],
  label: ['label', 'name'],
  partOf: { collection: 'menus', by: 'menu' },
  own: [...OWN_FIELDS.stamps, 'order'],
};

const reels: Collection = {
  fields: [
    line('title', { most: 80 }),
    richText('text', { most: 400 }),
    word('key', { group: 'facts', isRequired: true, most: 80 }),
  ],
  label: ['title', 'key'],
  own: OWN_FIELDS.revised,
};

const slides = part('reels', 'reel', 'title', [
  cutPicture('image'),
  line('title', { isRequired: true, most: 80 }),
  richText('text', { most: 400 }),
  link('link'),
  line('link_label', { most: 60 }),
]);

const contents: Collection = {
  fields: [
    line('title', { most: 120 }),
    richText('text'),
    details('details'),
    link('link'),
    line('link_label', { most: 60 }),
    picture('image'),
    word('key', { group: 'facts', isRequired: true, most: 80 }),
    word('section', { group: 'facts', isRequired: true, most: 80 }),
  ],
  label: ['title', 'key'],
  own: OWN_FIELDS.revised,
};

const content_items = part('contents', 'content', 'title', [
  word('number', { most: 10 }),
  line('title', { isRequired: true, most: 80 }),
  richText('text', { most: 1000 }),
]);

const redirects: Collection = {
  fields: [
    word('from', { isRequired: true, most: 300 }),
    link('to', { isRequired: true }),
    choice('status', ['301', '302'], { isRequired: true }),
    word('note', { group: 'facts' }),
    switchOf('confirmed'),
  ],
  label: ['from'],
  // A redirect of the site's own is marked.
  own: [...OWN_FIELDS.stamps, 'automatic'],
};

/** Records that stand on many pages, or on none. */
export const siteCollections = { menus, menu_links, reels, slides, contents, content_items, redirects };
