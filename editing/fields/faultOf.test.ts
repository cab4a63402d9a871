import { COLLECTIONS } from '../../src/lib/content/COLLECTIONS';
import type { CollectionName } from '../../src/lib/content/Field';
import { isEmptyValue } from '../store/publishing/lacking';
import type { Value } from '../store/types';
import { faultOf, schemaOf } from './faultOf';

function faultIn(collection: CollectionName, column: string, value: Value, isDraft = false) {
  const field = COLLECTIONS[collection].fields.find(({ name }) => name === column.replace(/_sl$/, ''));
  if (!field) throw new Error(`No field ${column}`);
  return faultOf(collection, field, column, value, { isDraft });
}

test.each<[CollectionName, string, Value]>([
  ['posts', 'title', 'a '.repeat(60).trim()],
  ['posts', 'title_sl', ''],
  ['posts', 'slug', ''],
  ['pages', 'slug', 'web3/voucher'],
  ['blocks', 'link', '/about/#team'],
  ['blocks', 'link', 'mailto:hello@modrina.example'],
  ['workshops', 'price', 12.5],
  ['workshops', 'seats', 0],
  ['posts', 'body', '<p><img src="/api/files/posts/a/b.png"></p>'],
])('%s.%s may be %j', (collection, column, value) => {
  expect(faultIn(collection, column, value)).toBeUndefined();
});

test.each<[CollectionName, string, Value, RegExp]>([
  ['posts', 'title', ' ', /Fill in/],
  ['posts', 'title', 'č '.repeat(61).trim(), /at most 120 characters; there are 121/],
  ['posts', 'title_sl', 'x'.repeat(41), /41 characters in one word/],
  ['posts', 'body', '<p>&nbsp;</p>', /Fill in/],
  ['slides', 'text', `<p>${'x '.repeat(250)}</p>`, /at most 400/],
  ['posts', 'seo_title', 'word '.repeat(20), /at most 70/],
  ['posts', 'slug', 'Not so', /small letters/],
  ['posts', 'slug', 'blog/why', /small letters/],
  ['blocks', 'link', 'javascript:alert(1)', /no link/],
  ['redirects', 'to', 'example', /no link/],
  ['workshops', 'seats', 1.5, /whole number/],
  ['workshops', 'seats', -1, /at least 0/],
  ['workshops', 'price', 1_000_000, /at most 999999/],
  ['workshops', 'starts_at', '', /Fill in/],
])('%s.%s cannot be %j', (collection, column, value, sentence) => {
  expect(faultIn(collection, column, value)).toMatch(sentence);
});

test('a draft may lack what its publication needs, but no title and no moment', () => {
  expect(faultIn('posts', 'summary', '', true)).toBeUndefined();
  expect(faultIn('posts', 'title', '', true)).toMatch(/Fill in/);
  expect(faultIn('workshops', 'starts_at', '', true)).toMatch(/Fill in/);
});

test('a value is empty if it shows nothing', () => {
  expect([isEmptyValue({}), isEmptyValue([]), isEmptyValue(null), isEmptyValue('<p></p>', true)]).toEqual(
    Array(4).fill(true),
  );
  expect([isEmptyValue(0), isEmptyValue(false), isEmptyValue('<p></p>'), isEmptyValue(['a'])]).toEqual(
    Array(4).fill(false),
  );
});

test('the schema of a form has a rule for each column, alternative texts included', async () => {
  const { pages } = COLLECTIONS;
  const schema = schemaOf('pages', pages.fields);
  expect(Object.keys(schema.fields)).toEqual(
    expect.arrayContaining(['title', 'title_sl', 'seo_image_alt_sl', 'noindex']),
  );
  const values = { title: '', section: 'default', status: 'draft', seo_title_sl: 'a '.repeat(40) };
  const refused = await schema
    .validate(values, { abortEarly: false })
    .catch((error: { errors: string[] }) => error.errors);
  expect(refused).toHaveLength(2);
  expect(refused).toEqual(
    expect.arrayContaining([expect.stringMatching(/Fill in/), expect.stringMatching(/at most 70/)]),
  );
});
