import { execFile } from 'node:child_process';
import path from 'node:path';
import { logIn } from '../pocketbase/logIn';
import { ROOT } from '../settings';
import { testProgram } from '../testing/installation';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let program: string;
beforeAll(async () => {
  program = await testProgram();
  server = await startPocketBase();
  // Signing in three times within three seconds would be refused.
  await fetch(`${server.url}/api/settings`, {
    method: 'PATCH',
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ rateLimits: { enabled: false } }),
  });
});
afterAll(() => server.stop());

/** Runs `npm run editor -- …` beside the running site. */
const editor = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, 'server/commands/editor.ts'), ...args],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: server.dataDir, POCKETBASE_BIN: program } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
const passwordIn = (output: string) => /Password: (\S+) /.exec(output)?.[1] ?? '';
const statusOf = async (token: string, address: string) =>
  (await fetch(`${server.url}/api/${address}`, { headers: { Authorization: token } })).status;

test('adds an editor that can sign in, gives another password and another role, and removes it', async () => {
  const email = 'maja@modrina.example';
  const added = await editor('add', email);
  expect(added.output).toContain(`${email} (editor) is added.`);
  const token = await logIn(server.url, { email, password: passwordIn(added.output) });
  expect(await statusOf(token, 'collections/posts/records')).toBe(200);
  expect(await statusOf(token, 'backups')).toBe(403);
  expect((await editor('list')).output).toMatch(/maja@modrina.example \(editor\)\ntest@modrina.example \(owner\)/);

  const changed = await editor('password', email);
  expect(passwordIn(changed.output)).not.toBe(passwordIn(added.output));
  expect(await statusOf(token, 'backups')).toBe(401);
  expect((await editor('role', email, 'owner')).output).toContain(`${email} (owner) from now on.`);
  const owner = await logIn(server.url, { email, password: passwordIn(changed.output) });
  expect(await statusOf(owner, 'backups')).toBe(200);

  expect((await editor('remove', email)).output).toContain(`${email} (owner) is removed.`);
  expect(await statusOf(owner, 'backups')).toBe(401);
});

test('explains a refused command in a sentence', async () => {
  // Else PocketBase itself would keep the last account, in its own words.
  expect((await editor('add', 'tine@modrina.example')).code).toBe(0);
  for (const [args, message] of [
    [['add', 'test@modrina.example'], 'test@modrina.example (owner) is there already.'],
    [['remove', 'test@modrina.example'], 'This is the only owner. Make somebody else an owner first.'],
    [['remove', 'nobody@modrina.example'], 'Nobody signs in as nobody@modrina.example.'],
    [['role', 'test@modrina.example', 'king'], 'There is no role "king". There are: editor, owner.'],
    [['add', 'maja'], '"maja" is no e-mail address.'],
    [['add'], 'Usage: npm run editor'],
    [[], 'Usage: npm run editor'],
  ] as const) {
    const { code, output } = await editor(...args);
    expect(output).toContain(message);
    expect(output).not.toMatch(/Password|\n\s+at /);
    expect(code).toBe(1);
  }
});
