import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { pageContent } from './createResolvers';

const page = (slug: string) => ({ type: 'Page', slug, locale: 'sl' });
const site = { type: 'Content', section: 'misc', key: 'site', locale: 'sl' };
const nodeModel = () => fakeNodeModel([page('home'), page('web3'), page('web3/voucher'), site]);

it('says on the home page alone whose site it is, and asks for it nowhere else', async () => {
  const model = nodeModel();
  expect(await pageContent.company.resolve(page('web3'), {}, { nodeModel: model })).toBeNull();
  expect(model.asked).toEqual([]);
  expect(await pageContent.company.resolve(page('home'), {}, { nodeModel: model })).toBe(site);
});

it('stands below the pages whose addresses begin its own', async () => {
  const above = (slug: string) => pageContent.above.resolve(page(slug), {}, { nodeModel: nodeModel() });
  expect(await above('web3/voucher')).toEqual([page('web3')]);
  expect(await above('web3/none/deep')).toEqual([page('web3')]);
  expect(await above('web3')).toEqual([]);
});
