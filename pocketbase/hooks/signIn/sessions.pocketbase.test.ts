import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../server/settings';
import { testProgram } from '../../../server/testing/installation';
import { type PeopleSite, startPeopleSite } from '../testing/people';

const SUPERUSERS = '/api/collections/_superusers';
const NEXT = 'another-one-1';
const HOUR_S = 3600;
let site: PeopleSite;
beforeEach(async () => {
  site = await startPeopleSite();
});
afterEach(() => site.stop());

const ownerId = async () =>
  (await site.as('owner', 'GET', `${SUPERUSERS}/records`)).body.items.find(({ role }) => role === 'owner')?.id ?? '';
const signIn = async (identity: string, password: string) =>
  (await site.as('guest', 'POST', `${SUPERUSERS}/auth-with-password`, { identity, password })).body.token;
/** Runs the job that ends connections whose session is over, which otherwise runs each minute. */
const endStaleSessions = async () => expect((await site.as('owner', 'POST', '/api/crons/sessions')).status).toBe(204);

interface Line {
  clientId: string;
  /** The text that was received since. */
  text(): string;
  /** Whether the server ended it. */
  isOver(): boolean;
  close(): void;
}

async function openLine(): Promise<Line> {
  const abort = new AbortController();
  const answer = await fetch(`${site.server.url}/api/realtime`, { signal: abort.signal });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('no body');
  let text = new TextDecoder().decode((await reader.read()).value);
  const { clientId } = JSON.parse(/data:(\{.*\})/.exec(text)?.[1] ?? '{}') as { clientId: string };
  text = '';
  let over = false;
  const follow = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    over = true;
  };
  void follow().catch(() => (over = true));
  return { clientId, text: () => text, isOver: () => over, close: () => abort.abort() };
}
async function subscribe({ clientId }: Line, topic: string, token: string) {
  const answer = await fetch(`${site.server.url}/api/realtime`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [topic] }),
  });
  expect(answer.status).toBe(204);
}

async function isOverSoon({ isOver }: Line): Promise<boolean> {
  for (let i = 0; i < 40 && !isOver(); i++) await sleep(50);
  return isOver();
}

const sendMessage = async (email: string) => {
  const values = { name: 'Ana', email, message: 'M', locale: 'en' };
  expect((await site.as('owner', 'POST', '/api/collections/messages/records', values)).status).toBe(200);
};

/** Everything that authenticates the owner: sessions, a token for files, a realtime connection. */
async function sessions() {
  const second = await signIn(site.server.email, site.server.password);
  const { token: fileToken } = (await site.as('owner', 'POST', '/api/files/token')).body;
  await site.as('owner', 'POST', '/api/backups', { name: 'all.zip' });
  const line = await openLine();
  await subscribe(line, 'messages/*', site.tokens.owner);
  await sendMessage('before@example.com');
  for (let i = 0; i < 40 && !line.text().includes('before@example.com'); i++) await sleep(50);
  expect(line.text()).toContain('before@example.com');
  const status = async (token: string) =>
    (await fetch(`${site.server.url}/api/logs`, { headers: { Authorization: token } })).status;
  const backup = async () => (await fetch(`${site.server.url}/api/backups/all.zip?token=${fileToken}`)).status;
  expect([await status(second), await status(site.tokens.owner), await backup()]).toEqual([200, 200, 200]);
  return { line, ended: async () => [await status(second), await status(site.tokens.owner), await backup()] };
}

describe('with a password', () => {
  test('all sessions, file tokens and subscriptions end at once', async () => {
    const { line, ended } = await sessions();
    const { password, email } = site.server;
    const body = { password: NEXT, passwordConfirm: NEXT, oldPassword: password };
    expect((await site.as('owner', 'PATCH', `${SUPERUSERS}/records/${await ownerId()}`, body)).status).toBe(200);
    expect(await ended()).toEqual([401, 401, 403]);
    site.tokens.owner = await signIn(email, NEXT);
    await sendMessage('ana@example.com');
    await sleep(500);
    expect(line.text()).not.toContain('ana@example.com');
    line.close();
  });

  test('set at the command line they end too, subscriptions within a minute', async () => {
    const { line, ended } = await sessions();
    const program = await testProgram();
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', path.join(ROOT, 'server/commands/editor.ts'), 'password', site.server.email],
        { cwd: ROOT, env: { ...process.env, DATA_DIR: site.server.dataDir, POCKETBASE_BIN: program } },
        (error, out) => (error ? reject(error) : resolve(out)),
      );
    });
    expect(await ended()).toEqual([401, 401, 403]);
    site.tokens.owner = await signIn(site.server.email, /Password: (\S+) /.exec(output)?.[1] ?? '');
    await endStaleSessions();
    expect(await isOverSoon(line)).toBe(true);
  });
});

test('a subscription ends with the token that it was made with, and no other', async () => {
  const impersonate = `${SUPERUSERS}/impersonate/${await ownerId()}`;
  const { token } = (await site.as('owner', 'POST', impersonate, { duration: 1 })).body;
  const [short, long, guest] = [await openLine(), await openLine(), await openLine()];
  await subscribe(short, 'messages/*', token);
  await subscribe(long, 'messages/*', site.tokens.owner);
  await sleep(1500);
  await endStaleSessions();
  expect(await isOverSoon(short)).toBe(true);
  expect([long.isOver(), guest.isOver()]).toEqual([false, false]);
  [long, guest].forEach((line) => line.close());
});

const claims = (token: string): { exp: number; refreshable: boolean } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const hoursLeft = (token: string) => (claims(token).exp - Date.now() / 1000) / HOUR_S;

test('an editor’s session ends after a working day and is not prolonged; an owner’s is renewed', async () => {
  const refresh = async (person: 'owner' | 'editor') => {
    const { status, body } = await site.as(person, 'POST', `${SUPERUSERS}/auth-refresh`);
    expect(status).toBe(200);
    return body.token;
  };
  const { editor, owner } = site.tokens;
  expect(hoursLeft(editor)).toBeCloseTo(12, 1);
  await sleep(1100);
  expect(await refresh('editor')).toBe(editor);
  expect(claims(await refresh('owner')).exp).toBeGreaterThan(claims(owner).exp);
  expect(hoursLeft(owner)).toBeCloseTo(24, 1);
});

test('a person who became an editor signs in again, for a working day', async () => {
  const account = { email: 'maja@modrina.example', password: NEXT, passwordConfirm: NEXT, role: 'owner' };
  const { id } = (await site.as('owner', 'POST', `${SUPERUSERS}/records`, account)).body;
  expect(hoursLeft(await signIn(account.email, NEXT))).toBeCloseTo(24, 1);
  await site.as('owner', 'PATCH', `${SUPERUSERS}/records/${id}`, { role: 'editor' });
  expect(hoursLeft(await signIn(account.email, NEXT))).toBeCloseTo(12, 1);
});
