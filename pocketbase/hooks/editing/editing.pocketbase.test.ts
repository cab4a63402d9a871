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

test.each(['index.html', 'no-such.js', '..%2f..%2fhooks.js', '%2e%2e%2f%2e%2e%2fmain.pb.js'])(
  'the file %s is not sent',
  async (name) => {
    expect((await get(`/_site/edit/files/${name}`)).status).toBe(404);
  },
);
