/**
 * Field builders of the first migrations. A migration is history: add a builder, never change one.
 *
 * A "twin" is a field that visitors read: `x` in English and its optional `x_sl` in Slovenian.
 */

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];
const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** A page may be below a section: `web3/voucher`. */
const PAGE_SLUG = '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$';
const PUBLISHED = 'status = "published" && (publish_at = "" || publish_at <= @now)';

const text = (name, options) => ({ type: 'text', name, max: 500, ...options });
const twin = (name, options) => [
  text(name, options),
  text(`${name}_sl`, { ...options, required: false, help: 'Slovenian; empty shows the English text.' }),
];
const editor = (name, options) => ({ type: 'editor', name, convertURLs: false, maxSize: 500000, ...options });
const editorTwin = (name, options) => [
  editor(name, options),
  editor(`${name}_sl`, { ...options, required: false, help: 'Slovenian; empty shows the English text.' }),
];
const select = (name, values, options) => ({ type: 'select', name, values, maxSelect: 1, ...options });
const bool = (name, options) => ({ type: 'bool', name, ...options });
const number = (name, options) => ({ type: 'number', name, ...options });
const date = (name, options) => ({ type: 'date', name, ...options });
const order = () => number('order', { onlyInt: true, help: 'Lower comes first.' });
const image = (name = 'image') => [
  { type: 'file', name, maxSelect: 1, maxSize: 10485760, mimeTypes: IMAGE_TYPES },
  ...twin(`${name}_alt`, { help: 'What the picture shows, for people who cannot see it. Empty: decoration.' }),
];
const relation = (app, name, collection, options) => ({
  type: 'relation',
  name,
  collectionId: app.findCollectionByNameOrId(collection).id,
  maxSelect: 1,
  ...options,
});
/** The relation that makes a record part of its parent: it is deleted with the parent. */
const partOf = (app, name, collection) => relation(app, name, collection, { required: true, cascadeDelete: true });
const publication = () => [
  select('status', ['draft', 'published'], { required: true, help: 'Only what is published is on the site.' }),
  date('publish_at', { help: 'Not before this moment. Empty: as soon as it is published.' }),
];
const seo = () => [
  ...twin('seo_title', { max: 70, help: 'Title in search results; empty: the title.' }),
  ...twin('seo_description', { max: 200, help: 'Two lines in search results; empty: the summary.' }),
];
const demo = () => bool('demo', { help: 'Marks the record as demonstration content on the site.' });
/** Fields by which the dashboard names a record in lists and relation pickers. */
const PRESENTABLE = ['title', 'key', 'slug', 'name', 'label', 'from'];
const stamps = () => [
  { type: 'autodate', name: 'created', onCreate: true },
  { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
];

const unique = (collection, ...columns) =>
  `CREATE UNIQUE INDEX \`idx_${collection}_${columns.join('_')}\` ON \`${collection}\` (${columns.map((c) => `\`${c}\``).join(', ')})`;
const index = (collection, ...columns) => unique(collection, ...columns).replace('UNIQUE ', '');

/**
 * Saves a base collection with its two time stamps.
 * @param app the migration's app
 * @param name collection's name
 * @param rule the records that a guest may list and view: a filter, '' for all, null for none
 * @param fields field definitions; nested lists are flattened
 * @param indexes SQL of its indexes
 */
const create = (app, name, rule, fields, indexes = []) =>
  app.save(
    new Collection({
      type: 'base',
      name,
      listRule: rule,
      viewRule: rule,
      fields: [...fields.flat(Infinity), ...stamps()].map((field) => ({
        presentable: PRESENTABLE.includes(field.name),
        ...field,
      })),
      indexes,
    }),
  );

const drop = (app, ...names) => names.forEach((name) => app.delete(app.findCollectionByNameOrId(name)));

module.exports = {
  SLUG,
  PAGE_SLUG,
  PUBLISHED,
  text,
  twin,
  editor,
  editorTwin,
  select,
  bool,
  number,
  date,
  order,
  image,
  relation,
  partOf,
  publication,
  seo,
  demo,
  unique,
  index,
  create,
  drop,
};
