import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

async function create(collection: string, record: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${server.url}/api/collections/${collection}/records`, {
    method: 'POST',
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(record),
  });
  const saved = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(saved));
  return saved.id;
}
const asGuest = (path: string, init?: RequestInit) => fetch(`${server.url}/api/collections/${path}`, init);
const listed = async (collection: string) =>
  (await (await asGuest(`${collection}/records`)).json()).items.map(({ id }: { id: string }) => id);

const day = 86_400_000;
const states = [
  ['published', '', true],
  ['published', new Date(Date.now() - day).toISOString().replace('T', ' '), true],
  ['published', new Date(Date.now() + day).toISOString().replace('T', ' '), false],
  ['draft', '', false],
] as const;

describe.each(states)('status %s, publish_at "%s"', (status, publish_at, visible) => {
  const slug = `s-${states.findIndex((state) => state[0] === status && state[1] === publish_at)}`;
  const common = { slug, title: 'T', summary: 'S', status, publish_at };

  test.each([
    ['posts', { ...common, body: 'B' }],
    ['workshops', { ...common, body: 'B', starts_at: '2026-11-05 08:00:00.000Z' }],
  ])(`%s: a guest ${visible ? 'sees' : 'does not see'} it`, async (collection, record) => {
    const id = await create(collection, record);
    expect((await listed(collection)).includes(id)).toBe(visible);
    expect((await asGuest(`${collection}/records/${id}`)).status).toBe(visible ? 200 : 404);
  });

  test('parts of a page, a case or a project are visible with it', async () => {
    const page = await create('pages', { slug, title: 'T', section: 'default', status, publish_at });
    const block = await create('blocks', { page, kind: 'text' });
    const item = await create('block_items', { block, title: 'T' });
    const ofCase = await create('cases', { ...common, client: 'C', problem: 'P', work: 'W' });
    const figure = await create('case_figures', { case: ofCase, value: '1', label: 'L' });
    const project = await create('projects', { ...common, body: 'B' });
    const property = await create('project_properties', { project, name: 'N', value: 'V' });
    const parts = { pages: page, blocks: block, block_items: item, case_figures: figure, project_properties: property };
    for (const [collection, id] of Object.entries(parts)) {
      expect([collection, (await listed(collection)).includes(id)]).toEqual([collection, visible]);
    }
  });
});

test.each(['messages', 'form_messages'])('%s are for superusers only', async (collection) => {
  const id = await create(collection, { name: 'Ana', email: 'ana@example.com' });
  for (const path of [`${collection}/records`, `${collection}/records/${id}`]) {
    expect((await asGuest(path)).status).toBeGreaterThanOrEqual(400);
  }
  expect(await listedOrNothing(collection)).toEqual([]);
});

test.each(['posts', 'tags', 'pages', 'redirects'])('a guest writes nothing to %s', async (collection) => {
  const body = JSON.stringify({ slug: 'x', name: 'x', from: '/x', to: '/y' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await asGuest(`${collection}/records`, { method: 'POST', headers, body })).status).toBe(403);
});

async function listedOrNothing(collection: string): Promise<string[]> {
  return (await (await asGuest(`${collection}/records`)).json()).items ?? [];
}
