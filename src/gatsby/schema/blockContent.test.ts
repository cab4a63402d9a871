import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { blockContent } from './schema';

const content = (section: string, key: string) => ({ type: 'Content', section, key, locale: 'sl' });
const nodes = [
  content('misc', 'site'),
  content('misc', 'booking'),
  content('page-voucher', 'packages'),
  content('page-voucher', 'voucher-form'),
  { type: 'Post', id: 'a', locale: 'sl' },
  { type: 'Case', locale: 'sl' },
  { type: 'Project', locale: 'sl' },
  { type: 'Case', locale: 'en' },
  { type: 'Post', id: 'b', locale: 'sl' },
];
const fields = Object.entries(blockContent);

/** The fields of a block that hold something, and what its page then depends on. */
async function shownBy(block: { kind: string; list?: string; form?: string }) {
  const nodeModel = fakeNodeModel(nodes);
  const values = await Promise.all(
    fields.map(async ([name, { resolve }]) => [
      name,
      await resolve({ ...block, locale: 'sl' }, { ids: ['a'] }, { nodeModel }),
    ]),
  );
  const held = values.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null));
  return { held: held.map(([name]) => name), asked: nodeModel.asked };
}

it.each([
  [{ kind: 'hero' }, [], []],
  [{ kind: 'list', list: 'posts' }, ['posts'], ['Post']],
  [{ kind: 'list', list: 'cases' }, ['cases'], ['Case']],
  [{ kind: 'list', list: 'projects' }, ['projects'], ['Project']],
  [{ kind: 'list', list: 'workshops' }, [], ['Workshop']],
  // An editor may leave a list's name on a block that became another kind.
  [{ kind: 'text', list: 'posts', form: 'voucher' }, [], []],
  [{ kind: 'packages' }, ['packages'], ['Content']],
  [{ kind: 'form', form: 'contact' }, ['site', 'booking'], ['Content', 'Content']],
  [
    { kind: 'form', form: 'voucher' },
    ['voucherForm', 'voucherPackages', 'site', 'booking'],
    ['Content', 'Content', 'Content', 'Content'],
  ],
])('%j shows %j, and looks nothing else up', async (block, held, asked) =>
  expect(await shownBy(block)).toEqual({ held, asked }),
);

it('shows contents in the block’s locale', async () => {
  const nodeModel = fakeNodeModel(nodes);
  const found = await blockContent.cases.resolve({ kind: 'list', list: 'cases', locale: 'en' }, {}, { nodeModel });
  expect(found).toEqual([{ type: 'Case', locale: 'en' }]);
});

it('shows the articles that its page names, in that order', () => {
  const shown = (ids?: string[]) =>
    blockContent.posts.resolve(
      { kind: 'list', list: 'posts', locale: 'sl' },
      { ...(ids && { ids }) },
      { nodeModel: fakeNodeModel(nodes) },
    );
  expect(shown(['b', 'gone', 'a'])).toEqual([
    expect.objectContaining({ id: 'b' }),
    expect.objectContaining({ id: 'a' }),
  ]);
  expect(shown()).toEqual([]);
});

it.each([
  ['cases', 'Case', 8],
  ['projects', 'Project', 6],
] as const)('of eight %s (%s) it shows %i', async (list, type, shown) => {
  const nodeModel = fakeNodeModel(Array.from({ length: 8 }, () => ({ type, locale: 'sl' })));
  const found = await blockContent[list].resolve({ kind: 'list', list, locale: 'sl' }, {}, { nodeModel });
  expect(found).toHaveLength(shown);
});

it('shows the next six workshops, one that lasts for days until the last of them', async () => {
  const onDay = (starts_at: string, ends_at: string | null = null) => ({
    type: 'Workshop',
    locale: 'sl',
    starts_at,
    ends_at,
  });
  const [past, running] = [onDay('2026-11-20'), onDay('2026-11-20', '2026-11-21T15:00:00.000Z')];
  const later = Array.from({ length: 6 }, (_, day) => onDay(`2026-12-0${day + 1}`));
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2026-11-21' });
  const nodeModel = fakeNodeModel([past, running, ...later]);
  const block = { kind: 'list', list: 'workshops', locale: 'sl' };
  expect(await blockContent.workshops.resolve(block, {}, { nodeModel })).toEqual([running, ...later.slice(0, 5)]);
});
