import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { SAMPLE, SAMPLE_URL, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-redirects-'));
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

const publish = async () => {
  const output = await mkdtemp(path.join(dir, 'public-'));
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { redirects: { from: string }[] };
  const redirects = site.redirects.map((rule) => ({ ...rule, builtIn: rule.from.includes('portfolio') }));
  await writeSampleBuild(output, {
    'site.json': JSON.stringify({ ...site, redirects }),
  });
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
};
const lookUp = (address: string) => fetch(`${server.url}/_site/redirect?path=${encodeURIComponent(address)}`);
const save = async (method: string, address: string, body: object) => {
  const answer = await fetch(`${server.url}/api/collections/redirects/records${address}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { id: string; data?: Record<string, unknown> } };
};
const create = (from: string, to: string, more: object = {}) => save('POST', '', { from, to, status: '301', ...more });

describe('a redirect of an editor', () => {
  test('is refused by field when it leads to itself, in circles, or on to another redirect', async () => {
    const first = await create('/a/', '/b/');
    expect(first.status).toBe(200);
    for (const [from, to, field, code, message] of [
      ['/c/', '/c/', 'to', 'redirect_self', '/c/ would lead to itself.'],
      ['/b/', '/a/', 'to', 'redirect_loop', 'This goes round in circles: /b/ → /a/ → /b/.'],
      ['/c/', '/a/', 'to', 'redirect_chain', '/a/ is redirected itself, to /b/. Lead straight there.'],
      ['/b/', '/c/', 'from', 'redirect_chain', '/a/ leads here. Let it lead to /c/ first.'],
      ['/a', '/c/', 'from', 'redirect_taken', '/a/ is redirected already, to /b/.'],
    ] as const) {
      expect(await create(from, to)).toMatchObject({ status: 400, body: { data: { [field]: { code, message } } } });
    }
    const changed = await save('PATCH', `/${first.body.id}`, { to: '/a/' });
    expect(changed).toMatchObject({ status: 400, body: { data: { to: { code: 'redirect_self' } } } });
    // A record does not conflict with itself.
    expect((await save('PATCH', `/${first.body.id}`, { note: 'An old address.' })).status).toBe(200);
    // Changed as the messages describe, the new redirect can be saved.
    expect((await save('PATCH', `/${first.body.id}`, { to: '/d/' })).status).toBe(200);
    expect((await create('/b/', '/d/')).status).toBe(200);
  });

  test('must still have the format of a path or URL', async () => {
    expect(await create('no-slash', '/c/')).toMatchObject({
      status: 400,
      body: { data: { from: { code: 'validation_invalid_format' } } },
    });
    expect(await create('', '/c/')).toMatchObject({ status: 400, body: { data: { from: expect.anything() } } });
  });
});

describe('the lookup', () => {
  test('has no answer before the first release, and that is no error', async () => {
    const answer = await lookUp('/portfolio/');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({});
  });

  test('answers as the server does to a direct request', async () => {
    await publish();
    for (const [address, expected] of [
      ['/portfolio/x?y=1', { to: '/?y=1', status: 301 }],
      ['/sl/portfolio', { to: '/sl/', status: 301 }],
      ['/soon/', { to: 'https://example.com/', status: 302 }],
      ['/blog/', {}],
      ['/%zz', {}],
      ['', {}],
    ] as const) {
      const answer = await lookUp(address);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect([address, await answer.json()]).toEqual([address, expected]);
    }
    expect(await (await fetch(`${server.url}/_site/redirect`)).json()).toEqual({});
  });

  test('a redirect is checked beside the rules of the site’s code, in each locale', async () => {
    await publish();
    expect(await create('/work/', '/portfolio/x/')).toMatchObject({
      body: { data: { to: { code: 'redirect_chain' } } },
    });
    expect(await create('/sl/work/', '/sl/portfolio/')).toMatchObject({
      body: { data: { to: { code: 'redirect_chain' } } },
    });
    expect(await create('/work/', `${SAMPLE_URL}/work/`)).toMatchObject({
      body: { data: { to: { code: 'redirect_loop' } } },
    });
    // A rule of the release, not of the code: a record that was deleted since does not conflict.
    expect((await create('/later/', '/soon/', { confirmed: true })).status).toBe(200);
  });
});

describe('a redirect that hides a live page or leads nowhere', () => {
  beforeAll(publish);

  test.each([
    ['/blog/', '/', 'from', 'redirect_hides_page'],
    ['/blo*', '/', 'from', 'redirect_hides_page'],
    ['/nowhere-1/', '/blgo/', 'to', 'redirect_nowhere'],
    ['/sl/nowhere-2/', '/sl/blgo/', 'to', 'redirect_nowhere'],
  ])('%s → %s needs a confirmation', async (from, to, field, code) => {
    expect(await create(from, to)).toMatchObject({ status: 400, body: { data: { [field]: { code } } } });
    const saved = await create(from, to, { confirmed: true });
    expect(saved).toMatchObject({ status: 200, body: { confirmed: false } });
    // The confirmation was for these paths: other paths need a new one, a note does not.
    expect((await save('PATCH', `/${saved.body.id}`, { note: 'Checked.' })).status).toBe(200);
    const moved = await save('PATCH', `/${saved.body.id}`, { to: '/elsewhere/' });
    expect(moved.status).toBe(400);
    const answer = await fetch(`${server.url}/api/collections/redirects/records/${saved.body.id}`, {
      method: 'DELETE',
      headers: { Authorization: server.token },
    });
    expect(answer.status).toBe(204);
  });

  test('a prepared one keeps its confirmation until its paths change, and is published without another', async () => {
    const post = async (path: string, body: object) => {
      const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${server.url}/_site/prepared${path}`, init)).json() as Promise<{ id: string; done: number }>;
    };
    const { id } = (await create('/kept/', 'https://a.example/')).body;
    const { id: set } = await post('', { title: 'A redirect' });
    const prepare = (values: object) => save('PATCH', `/${id}?prepare=${set}`, values);
    // As the editing page saves it: each field by itself.
    expect(await prepare({ to: '/blgo/' })).toMatchObject({ status: 400, body: { data: { to: expect.anything() } } });
    expect(await prepare({ confirmed: true })).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(await prepare({ note: 'Soon.' })).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(await prepare({ to: '/blgo/' })).toMatchObject({ status: 200, body: { to: '/blgo/', confirmed: false } });
    expect((await prepare({ note: 'Soon there.' })).status).toBe(200);
    expect((await prepare({ to: '/elsewhere/' })).status).toBe(400);
    expect(await post(`/${set}/publish`, {})).toEqual({ done: 1 });
    const saved = await save('PATCH', `/${id}`, { note: 'There.' });
    expect(saved.body).toMatchObject({ to: '/blgo/', confirmed: false });
  });

  test('a page that is published and not built yet is one', async () => {
    const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
    const body = { slug: 'fresh', title: 'T', summary: 'S', body: '<p>B</p>', status: 'published' };
    const url = `${server.url}/api/collections/posts/records`;
    const { id } = (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
      id: string;
    };
    expect(await create('/sl/blog/fresh/', '/')).toMatchObject({
      body: { data: { from: { code: 'redirect_hides_page' } } },
    });
    expect((await create('/to-fresh/', '/blog/fresh/')).status).toBe(200);
    // A rename makes an automatic redirect from a live page.
    const renamed = await fetch(`${url}/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ slug: 'renamed' }),
    });
    expect(renamed.status).toBe(200);
  });
});

describe('a path of the system', () => {
  test('may not take the dashboard, the API or the forms, in any spelling or language, nor remove them as pages', async () => {
    // The release has the list of locales.
    await publish();
    for (const from of ['/_/', '/_', '/_/*', '/*', '/a*', '/_site/*', '/_site/save-form-message', '/api/x', '/API/*']) {
      for (const spelled of [
        from,
        `/sl${from === '/*' || from === '/a*' ? '/_*' : from}`,
        from.replace('_', '%5F'),
        `/${from}`,
      ]) {
        const redirect = await create(spelled, '/b/');
        expect([spelled, redirect.status, redirect.body.data]).toMatchObject([
          spelled,
          400,
          { from: { code: 'redirect_system', message: expect.stringContaining('belongs to the system') } },
        ]);
        if (spelled.endsWith('*')) continue;
        const gone = await fetch(`${server.url}/api/collections/gone/records`, {
          method: 'POST',
          headers: { Authorization: server.token, 'Content-Type': 'application/json' },
          body: JSON.stringify({ from: spelled.endsWith('/') ? spelled : `${spelled}/` }),
        });
        expect([spelled, gone.status]).toEqual([spelled, 400]);
      }
    }
  });
});
