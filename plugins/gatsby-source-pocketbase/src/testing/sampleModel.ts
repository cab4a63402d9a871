import { type Model, parseModel } from '../model/Model';

const stamps = [
  { name: 'created', type: 'autodate', onCreate: true },
  { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
];

/** Collections of a small bilingual blog, as PocketBase describes them. */
export const sampleModel = (): Model =>
  parseModel([
    {
      id: 'pbc_posts',
      name: 'posts',
      type: 'base',
      fields: [
        { name: 'id', type: 'text', required: true },
        { name: 'title', type: 'text', required: true, help: 'Shown in lists.' },
        { name: 'title_sl', type: 'text' },
        { name: 'body', type: 'editor', required: true },
        { name: 'body_sl', type: 'editor' },
        { name: 'note', type: 'text' },
        { name: 'details', type: 'json' },
        { name: 'details_sl', type: 'json' },
        { name: 'status', type: 'select', required: true, maxSelect: 1, values: ['draft', 'published'] },
        { name: 'code', type: 'select', maxSelect: 1, values: ['301', '302'] },
        { name: 'publish_at', type: 'date' },
        { name: 'price', type: 'number' },
        { name: 'order', type: 'number', onlyInt: true },
        { name: 'demo', type: 'bool' },
        { name: 'place', type: 'geoPoint' },
        { name: 'image', type: 'file', maxSelect: 1 },
        { name: 'gallery', type: 'file', maxSelect: 9 },
        { name: 'tags', type: 'relation', maxSelect: 20, collectionId: 'pbc_tags' },
        { name: 'lead', type: 'relation', maxSelect: 1, collectionId: 'pbc_tags' },
        { name: 'parent', type: 'relation', maxSelect: 0, collectionId: 'pbc_posts' },
        { name: 'author', type: 'relation', maxSelect: 1, collectionId: 'pbc_people' },
        { name: 'secret', type: 'text', hidden: true },
        ...stamps,
      ],
    },
    {
      id: 'pbc_tags',
      name: 'tags',
      type: 'base',
      fields: [
        { name: 'id', type: 'text', required: true },
        { name: 'name', type: 'text', required: true },
        { name: 'name_sl', type: 'text' },
        { name: 'force_sl', type: 'bool' },
        ...stamps,
      ],
    },
    {
      id: 'pbc_list',
      name: 'view_list',
      type: 'view',
      fields: [
        { name: 'id', type: 'text' },
        { name: 'status', type: 'select', maxSelect: 1, values: ['draft', 'published'] },
        { name: 'updated', type: 'autodate' },
      ],
    },
    { id: 'pbc_ids', name: 'view_ids', type: 'view', fields: [{ name: 'id', type: 'text' }] },
    { id: 'pbc_people', name: 'people', type: 'base', fields: [{ name: 'name', type: 'text' }] },
    { id: 'pbc_sys', name: '_superusers', type: 'auth', system: true, fields: [] },
  ]);

/** A blog whose translations are records of their own: `news` has a locale and a key, `topics` are the same in all locales. */
export const translatedModel = (): Model =>
  parseModel([
    {
      id: 'pbc_news',
      name: 'news',
      type: 'base',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'locale', type: 'select', maxSelect: 1, values: ['en', 'sl', 'de'] },
        { name: 'translation_key', type: 'text' },
        { name: 'related', type: 'relation', maxSelect: 9, collectionId: 'pbc_news' },
        { name: 'topic', type: 'relation', maxSelect: 1, collectionId: 'pbc_topics' },
        ...stamps,
      ],
    },
    {
      id: 'pbc_news_list',
      name: 'news_list',
      type: 'view',
      fields: [
        { name: 'id', type: 'text' },
        { name: 'updated', type: 'autodate' },
      ],
    },
    {
      id: 'pbc_topics',
      name: 'topics',
      type: 'base',
      fields: [{ name: 'name', type: 'text', required: true }, ...stamps],
    },
  ]);
