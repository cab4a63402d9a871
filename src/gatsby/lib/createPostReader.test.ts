import { answerOf, createPostReader, type Graphql } from './createPostReader';

type Asked = { id: string; title: string };

/** The topics of each article. */
const TAGS: Readonly<Record<string, string[] | null>> = { a: ['ai', 'data'], b: null, c: ['web'] };

/** A site's nodes by id, and the articles that were queried. A topic's id begins with that of its record. */
function site() {
  const nodes = {
    Post: new Map([
      ['a', 'A'],
      ['b', 'B'],
    ]),
    Tag: new Map([
      ['ai en', 'AI'],
      ['ai sl', 'UI'],
      ['web en', 'Web'],
    ]),
  };
  const asked: string[][] = [];
  const getNodesByType = (type: string) =>
    [...nodes[type as 'Post' | 'Tag']].map(([id, contentDigest]) => ({
      ...{ id, pbId: id.split(' ')[0], pbLinks: { tags: TAGS[id] } },
      internal: { contentDigest },
    }));
  const graphql = (_: string, { ids }: { ids: string[] }) => {
    asked.push(ids);
    return Promise.resolve({ data: { postsById: ids.map((id) => ({ id, title: nodes.Post.get(id) })) } });
  };
  const reader = createPostReader('', 'Articles', ({ title }: Asked) => ({ title }));
  const read = () => reader(graphql as unknown as Graphql, getNodesByType as unknown as Parameters<typeof reader>[1]);
  return { ...nodes, asked, read };
}

it('queries what changed, and keeps the rest', async () => {
  const { Post, asked, read } = site();
  const before = await read();
  expect(before).toEqual([{ title: 'A' }, { title: 'B' }]);
  Post.set('b', 'Better');
  const after = await read();
  expect(after).toEqual([{ title: 'A' }, { title: 'Better' }]);
  expect(after[0]).toBe(before[0]);
  expect(await read()).toEqual(after);
  expect(asked).toEqual([['a', 'b'], ['b']]);
});

it('forgets deleted articles, and queries them again when they return', async () => {
  const { Post, asked, read } = site();
  await read();
  Post.delete('a');
  expect(await read()).toEqual([{ title: 'B' }]);
  Post.set('a', 'A');
  expect(await read()).toEqual([{ title: 'B' }, { title: 'A' }]);
  expect(asked).toEqual([['a', 'b'], ['a']]);
});

it('queries the articles of a topic that changes, comes or goes, in whichever locale', async () => {
  const { Post, Tag, asked, read } = site();
  Post.set('c', 'C');
  await read();
  Tag.set('ai sl', 'Umetna inteligenca');
  await read();
  Tag.delete('web en');
  await read();
  Tag.set('data en', 'Data');
  await read();
  expect(asked).toEqual([['a', 'b', 'c'], ['a'], ['c'], ['a']]);
});

it('queries nothing when the topics are in another order', async () => {
  const { Tag, asked, read } = site();
  await read();
  Tag.delete('ai en');
  Tag.set('ai en', 'AI');
  await read();
  expect(asked).toEqual([['a', 'b']]);
});

it('fails with the description of its query', async () => {
  const reader = createPostReader('', 'Articles', ({ title }: Asked) => title);
  const getNodesByType = () => [{ id: 'a', pbLinks: {}, internal: { contentDigest: 'A' } }];
  const wrong = reader(
    () => Promise.resolve({ errors: ['no'] }),
    getNodesByType as unknown as Parameters<typeof reader>[1],
  );
  await expect(wrong).rejects.toThrow('Articles can not be read.');
});

it('returns the data of a query', async () => {
  expect(await answerOf(Promise.resolve({ data: { a: 1 } }), 'The index')).toEqual({ a: 1 });
});

it('names the failed query, with its errors as the cause', async () => {
  const errors = [new Error('no such field')];
  await expect(answerOf(Promise.resolve({ errors }), 'The index')).rejects.toMatchObject({
    message: 'The index can not be read.',
    cause: errors,
  });
});
