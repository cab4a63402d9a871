import { makeShapes, shapeOf, type Shape } from '../model/Shape';
import { parseHtml } from '../nodes/parseHtml';
import { fakeGatsby } from '../testing/fakeGatsby';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { apply } from './apply';
import type { ReadRecord } from './readCollection';

const options = sampleOptions();
const shape = shapeOf(makeShapes(sampleModel(), options), 'tags') as Shape;
const typeset = (text: string) => {
  if (text === 'broken') throw new RangeError('too deep');
  return text;
};
const context = { locales: options.locales, parseHtml: parseHtml({ origins: [], collectionIds: new Map() }), typeset };
const read = (name: string, index: number): ReadRecord => ({
  record: { id: `tag${index}`, name, name_sl: '', updated: '2026-01-02 03:04:05.678Z' },
  status: { isDraft: false },
  stamp: 's',
  files: [],
  pages: [],
});
const FILE = { id: 'file', key: 'k', internal: { type: 'PbFile', contentDigest: 'd' } };

async function applied(names: string[]) {
  const { args, log } = fakeGatsby('/nowhere');
  const changes = { shape, signature: 's', read: names.map(read), removed: [], unchanged: [], requests: 0, seconds: 0 };
  const files = { added: [FILE], removed: [] };
  const work = apply({ collections: [changes], abandoned: [] }, files, { ...context, options }, args);
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, created: log.created.map(({ id }) => id) };
}

it('writes the nodes and the state of each record', async () => {
  const { failure, created } = await applied(['first', 'second']);
  expect(failure).toBeUndefined();
  expect(created).toEqual(['file', ...[0, 1].flatMap((index) => nodesOf(index))]);
});

const nodesOf = (index: number) => [
  `pb:pbc_tags:tag${index}:en`,
  `pb:pbc_tags:tag${index}:sl`,
  `pb-record:pbc_tags:tag${index}`,
];

it('writes nothing if a record of an edit cannot be made into nodes', async () => {
  const { failure, created } = await applied(['first', 'second', 'broken']);
  expect(failure).toMatchObject({ id: '10306', context: { record: 'tag2', nodes: 'untouched' } });
  expect(created).toEqual([]);
});

it('says that nodes may be written, if one of many records fails late', async () => {
  const { failure, created } = await applied([...Array<string>(250).fill('fine'), 'broken']);
  expect(failure).toMatchObject({ id: '10306', context: { record: 'tag250', nodes: 'partial' } });
  expect(created).toContain('file');
});
