import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { postContent, pageContent } from './schema';

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

const page = (slug: string) => ({ type: 'Page', slug, locale: 'sl' });
const nodeModel = () => fakeNodeModel([page('home'), page('web3'), page('web3/voucher'), site]);

it('returns the company on the home page only, and looks it up nowhere else', async () => {
  const model = nodeModel();
  expect(await pageContent.company.resolve(page('web3'), {}, { nodeModel: model })).toBeNull();
  expect(model.asked).toEqual([]);
  expect(await pageContent.company.resolve(page('home'), {}, { nodeModel: model })).toBe(site);
});

it('is below the pages whose paths its own begins with', async () => {
  const above = (slug: string) => pageContent.above.resolve(page(slug), {}, { nodeModel: nodeModel() });
  expect(await above('web3/voucher')).toEqual([page('web3')]);
  expect(await above('web3/none/deep')).toEqual([page('web3')]);
  expect(await above('web3')).toEqual([]);
});
