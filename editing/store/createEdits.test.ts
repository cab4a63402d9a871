import { createMemoryApi } from './testing/MemoryApi';
import { startWorkspace } from './testing/startWorkspace';

const link = (id: string, order: number, parent = '') => ({ id, menu: 'm', parent, order, label: id, name: id });
/** As the starting content has it: the links below a link are between those of the first level. */
const RECORDS = {
  menus: [{ id: 'm', key: 'menuDefault', title: 'Menu' }],
  menu_links: [
    ...[link('services', 10), link('blog', 20), link('contact', 30)],
    ...[link('advice', 10, 'services'), link('training', 20, 'services'), link('support', 30, 'services')],
  ],
};

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test.each([
  ['contact', 1, ['services', 'contact', 'blog']],
  ['services', 1, ['blog', 'services', 'contact']],
  ['support', 0, ['support', 'advice', 'training']],
  ['advice', 2, ['training', 'support', 'advice']],
])('moves the link "%s" to place %i among those of its level', async (id, to, names) => {
  const { workspace } = await startWorkspace({ api: createMemoryApi(RECORDS), page: ['menus', 'm'] });
  const parentOf = (key: string) => workspace.get().records.get(`menu_links/${key}`)?.values['parent'];
  workspace.actions.move(`menu_links/${id}`, to);
  const level = [...workspace.get().records.values()]
    .filter(({ collection, values }) => collection === 'menu_links' && values['parent'] === parentOf(id))
    .sort((one, other) => Number(one.values['order']) - Number(other.values['order']));
  expect(level.map((record) => record.id)).toEqual(names);
});
