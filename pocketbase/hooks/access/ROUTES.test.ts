import { OWNERS, TERMS, barFor } from './ROUTES';
import { readSubscription, termsOf } from './guardCall';

const LIST = 'GET /api/collections/{collection}/records';

test.each([
  [{ pattern: LIST, collection: 'posts' }, undefined],
  [{ pattern: LIST, collection: 'posts', terms: 'filter=title~"ana@example.com"&sort=@random' }, undefined],
  [{ pattern: LIST, collection: 'posts', terms: 'filter=posts_via_tags.title~"a"' }, undefined],
  [{ pattern: 'GET /{path...}' }, undefined],
  [{ pattern: LIST, collection: 'messages' }, OWNERS],
  [{ pattern: LIST, collection: 'constructor' }, OWNERS],
  [{ pattern: LIST, collection: undefined }, OWNERS],
  [{ pattern: '/' }, OWNERS],
  [{ pattern: 'toString' }, OWNERS],
  [{ pattern: 'GET /api/what/is/new' }, OWNERS],
  [{ pattern: 'POST /api/collections/{collection}/records', collection: 'builds' }, OWNERS],
  [{ pattern: LIST, collection: 'posts', terms: '@COLLECTION.x' }, TERMS],
  [{ pattern: LIST, collection: 'tags', terms: 'posts_via_tags.outbox_via_post.text' }, TERMS],
])('%j: %s', (call, expected) => {
  expect(barFor(call)).toBe(expected);
});

test('a query is read byte by byte', () => {
  expect(termsOf('filter=a%20b+c&x=%FF%40collection&y=%zz')).toBe('filter=a b c&x=ÿ@collection&y=%zz');
});

test('a subscription is parsed', () => {
  const options = encodeURIComponent('{"query":{"filter":"\\u0040collection.x"}}');
  expect(readSubscription('posts/abc')).toEqual({ collection: 'posts', terms: '' });
  expect(readSubscription(`posts/*?options=${options}`)).toEqual({
    collection: 'posts',
    terms: '{"query":{"filter":"\\u0040collection.x"}}\n@collection.x',
  });
  expect(readSubscription('posts/*?options={"a')).toBeUndefined();
});
