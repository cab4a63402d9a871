import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from '../pocketbase/logIn';
import { migrate } from '../pocketbase/prepareDatabase';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { servePocketBase } from '../pocketbase/servePocketBase';
import { dataFolder } from '../dataFolder';
import { freePort } from '../process/ports';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { type Everything, everything } from '../testing/everything';
import { temporaryInstallation } from '../testing/installation';
import { runStart } from '../testing/runStart';
import { writeSampleBuild } from '../testing/sampleBuild';

const OWNER = { email: 'owner@modrina.example', password: 'only-for-tests-1' };
const SECOND = { email: 'second@modrina.example', password: 'only-for-tests-2' };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let dir: string;
afterEach(() => rm(dir, { recursive: true, force: true }));

/**
 * Fills a data folder as an early version of the project left it, before publishing, roles and most rules.
 * @param last first characters of its last migration
 */
async function ofEarlyVersion(last: string): Promise<Everything> {
  const { program, database, ...temporary } = await temporaryInstallation();
  dir = temporary.dir;
  const root = path.join(dir, 'early');
  const migrations = path.join(root, 'pocketbase/pb_migrations');
  await cp(path.join(ROOT, 'pocketbase/pb_migrations'), migrations, { recursive: true });
  // Its hooks are gone with it; the migrations find their library beside this folder.
  await mkdir(path.join(root, 'pocketbase/pb_hooks'));
  const later = (await readdir(migrations)).filter((name) => name.endsWith('.js') && name.slice(0, 4) > last);
  expect(later.length).toBeGreaterThan(10);
  for (const name of later) await rm(path.join(migrations, name));
  const installation = { program, database, root };
  await migrate(installation);
  for (const { email, password } of [OWNER, SECOND]) {
    await runPocketBase(installation, ['superuser', 'upsert', email, password], '');
  }
  const port = await freePort();
  const address = { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}`, releaseDir: '' };
  const server = await servePocketBase(installation, address);
  try {
    const token = await logIn(server.url, OWNER);
    await fill(server.url, token);
    await writeSampleBuild(path.join(dir, 'public'));
    const print = { content: '', code: '', configuration: '' };
    await publishRelease(path.join(dir, 'public'), dataFolder(dir), print);
    return await everything(server.url, token);
  } finally {
    await server.stop();
  }
}

async function fill(url: string, token: string): Promise<void> {
  const create = async (collection: string, values: Record<string, unknown>, files: Record<string, Buffer> = {}) => {
    const body = new FormData();
    body.set('@jsonPayload', JSON.stringify(values));
    for (const [field, bytes] of Object.entries(files))
      body.set(field, new Blob([new Uint8Array(bytes)]), `${field}.png`);
    const answer = await fetch(`${url}/api/collections/${collection}/records`, {
      ...{ method: 'POST', headers: { Authorization: token }, body },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${collection}: ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  };
  const tag = await create('tags', { slug: 'ai', name: 'AI', name_sl: 'UI' });
  for (const [n, status] of ['published', 'draft'].entries()) {
    await create(
      'posts',
      {
        ...{ slug: `post-${n}`, title: `Članek ${n}`, summary: 'S', status, tags: [tag] },
        ...{ body: '<p>Besedilo s šumniki: č š ž.</p>', body_sl: '<p>Še enkrat</p>' },
      },
      { image: PIXEL },
    );
  }
  await create('contents', { key: 'seo-site', section: 'misc', title: 'Firefly', title_sl: 'Kresnica' });
  const menu = await create('menus', { key: 'main' });
  const parent = await create('menu_links', { menu, name: 'a', label: 'A', order: 10 });
  await create('menu_links', { menu, parent, name: 'b', label: 'B', to: '/b/', order: 20 });
  await create('redirects', { from: '/old/', to: '/blog/', status: '301' });
  const person = { name: 'Ana Čuk', email: 'ana@example.com', message: 'Živjo 👋\n=1+1', locale: 'sl' };
  await create('messages', { ...person, company: 'Čebela', status: 'new' });
  for (const status of ['new', 'spam', 'handled']) {
    const submission = await create('form_messages', { ...person, form: 'general', status, data: { phone: '1' } });
    await create('outbox', {
      ...{
        status: 'waiting',
        kind: 'confirmation',
        to: person.email,
        subject: 'Prejeli smo',
        text: 'Hvala',
        form: 'general',
      },
      ...{ collection: 'form_messages', submission, locale: 'sl', next_try: '2026-01-01 00:00:00.000Z' },
    });
  }
}

test('npm start upgrades the data folder of an early version: nothing is missing, and its release is served', async () => {
  const before = await ofEarlyVersion('0010');
  expect(Object.keys(before.files)).toHaveLength(2);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = await runStart({
    ...{ DATA_DIR: dir, PORT: String(port), SEED: 'demo' },
    ...{ PB_SUPERUSER_EMAIL: OWNER.email, PB_SUPERUSER_PASSWORD: OWNER.password },
  });
  try {
    await run.until('Ctrl-C stops everything');
    expect((await fetch(`${url}/blog/`)).status).toBe(200);
    const after = await everything(url, await logIn(url, OWNER));
    for (const [collection, rows] of Object.entries(before.records)) {
      const ids = new Set(rows.map(({ id }) => id));
      // New fields may be there, and no field or record may be lost or changed.
      expect({ [collection]: after.records[collection]?.filter(({ id }) => ids.has(id)) }).toMatchObject({
        [collection]: rows,
      });
      // The early version has no mails to the team: those of the submissions are new.
      const more = collection === 'outbox' ? 3 : 0;
      expect({ [collection]: after.records[collection]?.length }).toEqual({ [collection]: rows.length + more });
    }
    expect(after.files).toEqual(before.files);
    expect(await logIn(url, SECOND)).toBeTruthy();
    const form = { name: 'Bor', email: 'bor@example.com', form: 'general', locale: 'en', data: {} };
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${url}/_site/save-form-message`, { method: 'POST', headers, body: JSON.stringify(form) });
    expect(sent.status).toBe(201);
  } finally {
    run.child.kill('SIGTERM');
    await run.exited;
  }
});
