import { buildEditing } from '../../../server/pocketbase/buildEditing';
import { ROOT } from '../../../server/settings';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  await buildEditing(ROOT);
  on = await startPeopleSite();
});
afterAll(() => on.stop());

const get = (path: string) => fetch(`${on.server.url}${path}`);
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

test.each(['/_site/edit/', '/_site/edit/pages/abc', '/_site/edit/posts/new'])(
  'the page is sent at %s: it may run its own scripts alone, and no other page may frame it',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(policyOf(answer)).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  },
);

test('the frame is sandboxed even when it is opened by itself, and only this site may frame it', async () => {
  const policy = policyOf(await get('/_site/edit/frame'));
  expect(policy).toMatch(/; sandbox allow-scripts$/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('connect-src');
});

test('each file that the two name is there, and browsers keep it', async () => {
  const pages = await Promise.all(['/_site/edit/', '/_site/edit/frame'].map(async (path) => (await get(path)).text()));
  const files = pages.flatMap((html) => html.match(/\/_site\/edit\/files\/[\w.-]+/g) ?? []);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const answer = await get(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
  }
});

test('scripts and styles are sent compressed to those who accept it', async () => {
  const [script = ''] = (await (await get('/_site/edit/')).text()).match(/\/_site\/edit\/files\/main[\w-]+\.js/) ?? [];
  const ask = async (encoding: string) => {
    const answer = await fetch(`${on.server.url}${script}`, { headers: { 'Accept-Encoding': encoding } });
    const { headers } = answer;
    return { encoding: headers.get('Content-Encoding'), vary: headers.get('Vary'), text: await answer.text() };
  };
  const [plain, packed] = [await ask('identity'), await ask('br, gzip')];
  expect(plain.encoding).toBeNull();
  expect(packed.encoding).toBe('gzip');
  expect(packed.vary).toContain('Accept-Encoding');
  expect(packed.text).toBe(plain.text);
  expect((await ask('gzip;q=0')).encoding).toBeNull();
});

test.each(['index.html', 'no-such.js', 'main.js.gz', '..%2f..%2fhooks.js', '%2e%2e%2f%2e%2e%2fmain.pb.js'])(
  'the file %s is not sent',
  async (name) => {
    expect((await get(`/_site/edit/files/${name}`)).status).toBe(404);
  },
);
