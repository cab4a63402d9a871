import linkFields from '../../../pocketbase/hooks/links/linkFields.json';
import schema from '../../../pocketbase/pb_schema.json';
import { COLLECTIONS, columnsOf, fieldsOf, labelOf, partsOf } from './COLLECTIONS';
import type { Collection, Field, FieldKind } from './Field';
import { LENGTHS } from './LENGTHS';

interface Column {
  name: string;
  type: string;
  required?: boolean;
  multiple?: boolean;
  onlyInt?: boolean;
  values?: string[];
  target?: string;
}

const columns = (name: string): Column[] => schema.find((collection) => collection.name === name)?.fields ?? [];
const nameOf = (id: string | undefined) => schema.find((collection) => collection.id === id)?.name;

/** PocketBase's type of each kind of field. */
const TYPES: Readonly<Record<FieldKind, string>> = {
  ...{ line: 'text', lines: 'text', link: 'text', slug: 'text', richText: 'editor', switch: 'bool' },
  ...{ choice: 'select', colour: 'select', number: 'number', moment: 'date', picture: 'file' },
  ...{ record: 'relation', records: 'relation', details: 'json' },
};

/** A field, as far as the database knows it. */
const facts = ({ name, kind, isRequired, choices, of, isWhole }: Field) => {
  return {
    name,
    type: TYPES[kind],
    isRequired,
    choices,
    of,
    isMultiple: kind === 'records',
    isWhole: isWhole ?? false,
  };
};
const factsOf = ({ name, type, required, values, target, multiple, onlyInt }: Column): ReturnType<typeof facts> => {
  const isWhole = onlyInt ?? false;
  const of = nameOf(target) as Field['of'];
  return { name, type, isRequired: required ?? false, choices: values, of, isMultiple: multiple ?? false, isWhole };
};

describe.each(Object.entries(COLLECTIONS))('%s', (name, { fields, own, label, partOf }: Collection) => {
  test('every column is written by a person, by the site, or names the whole', () => {
    const described = [...fields.flatMap(columnsOf), ...own, ...(partOf ? [partOf.by] : [])];
    expect(described.toSorted()).toEqual(
      columns(name)
        .map((column) => column.name)
        .toSorted(),
    );
  });

  test.each(fields.map((field) => [field.name, field] as const))('%s is as in the database', (_, field) => {
    const column = columns(name).find((one) => one.name === field.name);
    expect(facts(field)).toEqual(column && factsOf(column));
  });

  test('it is named by fields of its own, and belongs to what the database says', () => {
    const names = fields.map((field) => field.name);
    expect(names).toEqual(expect.arrayContaining([...label]));
    const whole = columns(name).find((column) => column.name === partOf?.by);
    expect(nameOf(whole?.target)).toBe(partOf?.collection);
  });
});

/** Limits that are the database's alone. */
const OTHER = ['seo_title', 'seo_description', 'slug', 'anchor', 'key', 'section', 'from', 'tags', 'menu_links.name'];

test('the lengths are those that the hooks check', () => {
  const described = Object.entries(COLLECTIONS).map(([name, { fields }]) => {
    const limits = fields.flatMap((field) => (field.most ? [[field.name, field.most] as const] : []));
    const ofLayout = limits.filter(([field]) => ![field, `${name}.${field}`].some((one) => OTHER.includes(one)));
    return [name, Object.fromEntries(ofLayout)] as const;
  });
  expect(Object.fromEntries(described.filter(([, limits]) => Object.keys(limits).length > 0))).toEqual(LENGTHS);
});

test('the fields with a link are those that the hooks look through', () => {
  const described = Object.entries(COLLECTIONS).map(([name, { fields }]) => {
    return [name, fields.filter(({ kind }) => kind === 'link').map((field) => field.name)] as const;
  });
  expect(Object.fromEntries(described.filter(([, links]) => links.length > 0))).toEqual(linkFields);
});

test('the parts of a record are its blocks, items and the like', () => {
  expect(partsOf('pages')).toEqual([{ collection: 'blocks', by: 'page' }]);
  expect(partsOf('blocks', 'faq')).toEqual([{ collection: 'block_items', by: 'block' }]);
  expect(partsOf('blocks', 'packages')).toEqual([]);
  expect(partsOf('posts')).toEqual([]);
});

test('a block has the fields of its kind in their order, and so have its items', () => {
  const names = (collection: string, kind?: string) => fieldsOf(collection, kind).map(({ name }) => name);
  expect(names('blocks', 'quote')).toEqual(['text', 'title', 'anchor']);
  expect(names('block_items', 'statistics')).toEqual(['number', 'title']);
  expect(names('posts', 'quote')).toEqual(names('posts'));
  expect(names('constructor')).toEqual([]);
  expect(fieldsOf('blocks', 'faq')).toBe(fieldsOf('blocks', 'faq'));
});

test('a record is named by the first of its texts', () => {
  expect(labelOf('pages', { title: 'About', title_sl: 'O nas' }, 'sl')).toBe('O nas');
  expect(labelOf('pages', { title: 'About', title_sl: '' }, 'sl')).toBe('About');
  expect(labelOf('menus', { title: ' ', key: 'menuWeb' })).toBe('menuWeb');
  expect(labelOf('redirects', {})).toBe('');
});
