import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { postContent } from './createResolvers';

const site = {
  ...{ type: 'Content', section: 'misc', key: 'site', locale: 'sl' },
  details: { editorial: 'Uredništvo Modrine' },
};

it.each([
  ['Uredništvo Modrine', true],
  ['Ana Novak', false],
  [null, true],
])('an article by %s is by the house: %s', async (author, isByHouse) => {
  const nodeModel = fakeNodeModel([site]);
  expect(await postContent.isByHouse.resolve({ author, locale: 'sl' }, {}, { nodeModel })).toBe(isByHouse);
});

it('a house without a name for its editors writes nothing that is signed', async () => {
  const nodeModel = fakeNodeModel([{ ...site, details: null }]);
  expect(await postContent.isByHouse.resolve({ author: 'Ana Novak', locale: 'sl' }, {}, { nodeModel })).toBe(false);
});
