import { type RawAnswer, rawRequest } from '../../../server/testing/rawRequest';
import { type PeopleSite, startPeopleSite } from '../testing/people';
import { ROUTES } from '../testing/routes';
import { spellCall, spellToken } from '../testing/spellings';

const BARRED = /only an owner may (do|download) this/i;
const BACKUP = '/api/backups/all.zip';
let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
  await site.as('owner', 'POST', '/api/backups', { name: 'all.zip' });
});
afterAll(() => site.stop());

const ask = (target: string, method: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  rawRequest(site.server.url, target, { method, headers });
const fileToken = async (person: 'owner' | 'editor'): Promise<string> =>
  (await site.as(person, 'POST', '/api/files/token')).body.token;

/** The routes that are refused to editors, with a value for each id. */
const BARRED_ROUTES = ROUTES.filter(([, , , editor]) => editor === 403).map(([call]) => {
  const [method = '', path = ''] = call.replace(/\{\w+\}/g, 'r1b2c3d4e5f6g7h').split(' ');
  return [method, path] as const;
});

test('there are at least 20 spellings of a call and of a token', () => {
  expect(new Set(spellCall('GET', BACKUP, 'http://h').map(({ target }) => target)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(spellToken('t')).size).toBeGreaterThanOrEqual(20);
  expect(BARRED_ROUTES.length).toBeGreaterThan(50);
});

test.each(BARRED_ROUTES)('%s %s is barred to an editor in every spelling', async (method, path) => {
  const token = await fileToken('editor');
  const credentials: { headers: Record<string, string>; query: string }[] = [
    { headers: { Authorization: site.tokens.editor }, query: '' },
    { headers: {}, query: `%74oken=${token}` },
  ];
  for (const { name, target, method: other = method, headers = {} } of spellCall(method, path, site.server.url)) {
    const guest = await ask(target, other, headers);
    for (const credential of credentials) {
      const joint = target.includes('?') ? '&' : '?';
      const asked = credential.query ? target + joint + credential.query : target;
      const editor = await ask(asked, other, { ...headers, ...credential.headers });
      // Refused by the guard, or the answer that a guest gets: the route's own answer would be neither.
      const isBarred = editor.status === 403 && (other === 'HEAD' || BARRED.test(editor.body.toString()));
      const seen = isBarred ? 'barred' : editor.status;
      expect([name, seen]).toEqual([name, seen === 'barred' ? 'barred' : guest.status]);
    }
  }
});

test('no spelling of a file token opens a backup to an editor; to an owner PocketBase’s own do', async () => {
  const [owner, editor] = [await fileToken('owner'), await fileToken('editor')];
  const statuses = async (token: string) =>
    Promise.all(spellToken(token).map(async (query) => (await ask(`${BACKUP}?${query}`, 'GET')).status));
  expect(new Set(await statuses(editor))).toEqual(new Set([403]));
  // Proves that the spellings reach the backup for an owner.
  expect((await statuses(owner)).filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
  for (const { target, method = 'GET', headers } of spellCall('GET', BACKUP, site.server.url)) {
    const joint = target.includes('?') ? '&' : '?';
    const answer = await ask(`${target}${joint}token=${editor}`, method, headers);
    expect([target, answer.status === 200 && answer.body.includes('PK')]).toEqual([target, false]);
  }
});

test('an owner’s file token counts beside an editor’s session, and an editor’s beside an owner’s, as the lesser one', async () => {
  const [owner, editor] = [await fileToken('owner'), await fileToken('editor')];
  const as = (person: 'owner' | 'editor') => ({ Authorization: site.tokens[person] });
  expect((await ask(`${BACKUP}?token=${owner}`, 'GET', as('editor'))).status).toBe(403);
  expect((await ask(`${BACKUP}?token=${editor}`, 'GET', as('owner'))).status).toBe(403);
  expect((await ask(`${BACKUP}?token=${editor}&token=${owner}`, 'GET', as('owner'))).status).toBe(403);
  expect((await ask(`${BACKUP}?token=${owner}&token=${editor}`, 'GET', as('owner'))).status).toBe(200);
});
