import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import linkFields from './linkFields.json';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  // The starting content passes every rule of the hooks.
  server = await startPocketBase({ seed: 'tiny pictures' });
});
afterAll(() => server.stop());

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url}/api/collections/${path}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { items: { id: string }[]; data: object } };
};
const fields = Object.entries(linkFields).flatMap(([collection, names]) =>
  names.map((name) => [collection, name] as const),
);
const firstOf = async (collection: string) =>
  (await call('GET', `${collection}/records?perPage=1`)).body.items[0]?.id ?? '';

test.each(fields)(
  '%s.%s takes no link that runs a script, leads elsewhere in disguise or hides something',
  async (...at) => {
    const [collection, field] = at;
    const path = `${collection}/records/${await firstOf(collection)}`;
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '/%2Fevil.example',
    ]) {
      const answer = await call('PATCH', path, { [field]: link });
      expect([link, answer.status]).toEqual([link, 400]);
      expect(answer.body.data).toHaveProperty(field);
    }
    // A redirect has rules of its own about its target.
    if (collection === 'redirects') return;
    expect((await call('PATCH', path, { [field]: '/blog/#part' })).status).toBe(200);
    expect((await call('PATCH', path, { [field]: 'https://www.modrina.example/' })).status).toBe(200);
  },
);

test('a new menu link is held to the same rule, and the sentence says what to write', async () => {
  const menu = await firstOf('menus');
  const body = { menu, name: 'x', label: 'X', order: 1 };
  const answer = await call('POST', 'menu_links/records', { ...body, to: 'java\tscript:alert(1)' });
  const message = expect.stringMatching(/^This is no link that the site can show\. Write a path of this site/);
  expect(answer).toMatchObject({ status: 400, body: { data: { to: { code: 'link_unsafe', message } } } });
  expect((await call('POST', 'menu_links/records', { ...body, to: '' })).status).toBe(200);
});
