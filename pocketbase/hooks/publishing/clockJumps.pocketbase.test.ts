import { rm } from 'node:fs/promises';
import type { Installation } from '../../../server/pocketbase/installation';
import { keepMail } from '../../../server/pocketbase/prepareDatabase';
import { type MailSink, startMailSink } from '../../../server/testing/mailSink';
import { mailSettings } from '../../../server/testing/mailSite';
import { installationWith, serveInstallation } from '../testing/installationWith';

const HOUR = 3_600_000;
/** Sends due mails and notifications in the serving process, and writes any timestamp, such as those of a clock that was set back. */
const HOOK = `
routerAdd('POST', '/test/send', (e) => {
  const { sendMails } = require(\`\${__hooks}/testing/sendMails.js\`);
  return e.json(200, sendMails($app, {}));
});
routerAdd('POST', '/test/tell', (e) => {
  const { notifyHosts } = require(\`\${__hooks}/testing/notifyHosts.js\`);
  return e.json(200, notifyHosts($app, {}));
});
routerAdd('POST', '/test/sql', (e) => {
  $app.nonconcurrentDB().newQuery(e.requestInfo().body.sql).execute();
  return e.json(200, {});
});
`;

let installation: Installation & { dir: string };
let server: Awaited<ReturnType<typeof serveInstallation>>;
let sink: MailSink;

async function call<T>(path: string, body: object = {}, method = 'POST'): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : {}) as T;
}
const get = <T>(path: string) => call<T>(path, {}, 'GET');
const moment = (ahead: number) => new Date(Date.now() + ahead).toISOString().replace('T', ' ');
const sql = (text: string) => call('/test/sql', { sql: text });
const send = () => call<{ sent: number }>('/test/send');
interface State {
  now: number;
  leaseUntil: number;
  retryAt: number;
  changedAt: number;
  firstChangeAt: number;
}
const state = () => get<State>('/_site/publishing/state');
const row = (fields: Record<string, string>) =>
  sql(`UPDATE publishing SET ${Object.entries(fields).map(([name, value]) => `${name} = '${value}'`)}`);
const makeTag = () => call('/api/collections/tags/records', { slug: `t${Math.random()}`.replace('.', ''), name: 'T' });

beforeAll(async () => {
  sink = await startMailSink();
  installation = await installationWith(HOOK, { sendMails: 'mail/sendMails.ts', notifyHosts: 'deploy/hooks.ts' });
  server = await serveInstallation(installation, { BUILD_HOOK_URL: 'http://127.0.0.1:9/hook' });
  await keepMail(installation, mailSettings(sink), 'https://www.modrina.example');
  // The server reads its settings when it starts.
  await server.stop();
  server = await serveInstallation(installation, { BUILD_HOOK_URL: 'http://127.0.0.1:9/hook' });
});
afterAll(async () => {
  await server.stop();
  await sink.stop();
  await rm(installation.dir, { recursive: true, force: true });
});

describe('the clock is put back by an hour', () => {
  test('the lease of a dead builder ends within a minute and not after an hour', async () => {
    await makeTag();
    await call('/_site/publishing/lease', { holder: 'dead' });
    await row({ lease_until: moment(HOUR + 60_000) });
    const { now, leaseUntil } = await state();
    expect(leaseUntil - now).toBeGreaterThan(50_000);
    expect(leaseUntil - now).toBeLessThanOrEqual(60_000);
    expect(await call('/_site/publishing/lease', { holder: 'next' })).toEqual({ message: 'dead builds now.' });
    await row({ lease_until: moment(-1) });
    expect(await call('/_site/publishing/lease', { holder: 'next' })).toMatchObject({ revision: expect.any(Number) });
  });

  test('a running builder keeps its lease, and its build ends', async () => {
    await makeTag();
    await row({ holder: '', lease_until: '', retry_at: '', failures: '0' });
    const { fence, build } = await call<{ fence: number; build: string }>('/_site/publishing/lease', { holder: 'b' });
    await row({ lease_until: moment(HOUR + 60_000) });
    await sql(`UPDATE builds SET started_at = '${moment(HOUR)}' WHERE id = '${build}'`);
    await state();
    await call('/_site/publishing/renew', { fence });
    expect((await state()).leaseUntil).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(await call('/_site/publishing/finish', { fence, status: 'live', release: 'r1' })).toEqual({});
    expect(await get(`/api/collections/builds/records/${build}`)).toMatchObject({ status: 'live', duration_ms: 0 });
  });

  test('a change and a next attempt that lie in the future do not wait for it', async () => {
    await makeTag();
    await row({ holder: '', lease_until: '', changed_at: moment(HOUR), first_change_at: moment(HOUR) });
    const { now, changedAt, firstChangeAt } = await state();
    expect([changedAt <= now, firstChangeAt <= now]).toEqual([true, true]);
    await row({ retry_at: moment(HOUR), failures: '1' });
    const { now: then, retryAt } = await state();
    expect(retryAt - then).toBeLessThanOrEqual(15_000);
  });

  test('mails that wait are sent, those that were tried wait no longer than their pause', async () => {
    await sql('DELETE FROM outbox');
    await putMail(1, 0, HOUR);
    await putMail(2, 1, HOUR);
    await putMail(3, 4, HOUR);
    expect(await send()).toMatchObject({ sent: 2 });
    expect(subjects()).toEqual(['Mail 1', 'Mail 2']);
  });

  test('the lease of a mail whose sender died ends in a quarter of an hour', async () => {
    const id = await putMail(4, 1, 0);
    await sql(
      `UPDATE outbox SET status = 'sending', lease = 'x', lease_until = '${moment(2 * HOUR)}' WHERE id = '${id}'`,
    );
    await send();
    const { lease_until } = await get<{ lease_until: string }>(`/api/collections/outbox/records/${id}`);
    expect(Date.parse(lease_until) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  test('another host is notified', async () => {
    await makeTag();
    await row({ changed_at: moment(HOUR), first_change_at: moment(HOUR) });
    await call('/test/tell');
    const hooks = () => get<{ items: { attempts: number }[] }>('/api/collections/deploy_hooks/records?sort=-revision');
    expect((await hooks()).items[0]?.attempts).toBe(1);
    await sql(`UPDATE deploy_hooks SET next_try = '${moment(HOUR)}'`);
    await call('/test/tell');
    expect((await hooks()).items[0]?.attempts).toBe(2);
  });
});

describe('a site whose pages another host builds', () => {
  const publishing = () =>
    get<{ retry_at: string; failures: number; failed_revision: number }>(
      '/api/collections/publishing/records/publishing00001',
    );
  const ahead = (text: string) => Date.parse(text) - Date.now();
  beforeEach(async () => {
    await makeTag();
    await row({ holder: '', lease_until: '', retry_at: '', failures: '0' });
  });

  test('a build that died there is due again after a pause, since no builder polls', async () => {
    await call('/_site/publishing/lease', { holder: 'host', cause: 'npm run build' });
    await row({ lease_until: moment(-1) });
    // A restart forgets when a builder called last, as half a minute does.
    await server.stop();
    server = await serveInstallation(installation, { BUILD_HOOK_URL: 'http://127.0.0.1:9/hook' });
    await call('/api/crons/publishing');
    // The job runs after the answer.
    while ((await publishing()).failures === 0) await new Promise((wait) => setTimeout(wait, 50));
    const { retry_at } = await publishing();
    expect(ahead(retry_at)).toBeGreaterThan(5000);
    expect(ahead(retry_at)).toBeLessThanOrEqual(15_000);
  });

  test('a build that was stopped there is due again, too', async () => {
    const { fence } = await call<{ fence: number }>('/_site/publishing/lease', { holder: 'host' });
    await call('/_site/publishing/finish', { fence, status: 'queued' });
    const { retry_at, failed_revision } = await publishing();
    expect([ahead(retry_at) > 5000, failed_revision]).toEqual([true, 0]);
  });

  test('earlier releases are the host’s: none is listed, and none goes live here', async () => {
    const { id } = await call<{ id: string }>('/api/collections/builds/records', {
      ...{ status: 'replaced', cause: 'x', release: '2026-01-01T00-00-00-000Z' },
    });
    const path = `/api/collections/builds/records/${id}`;
    await expect(call(path, { action: 'go live' }, 'PATCH')).rejects.toThrow('Another host serves the site');
    expect(await get('/_site/status/data')).toMatchObject({ releases: [], areElsewhere: true });
  });
});

test('the clock is put forward by an hour while a mail is being sent: it is sent once', async () => {
  await sql('DELETE FROM outbox');
  await putMail(5, 0, 0);
  let accept = () => undefined as void;
  const held = new Promise<void>((resolve) => (accept = resolve));
  const arrived = new Promise<void>((resolve) => {
    sink.beforeAccepting = () => {
      resolve();
      return held;
    };
  });
  const first = send();
  await arrived;
  sink.beforeAccepting = undefined;
  await sql(`UPDATE outbox SET lease_until = '${moment(-HOUR)}' WHERE status = 'sending'`);
  expect(await send()).toMatchObject({ sent: 0 });
  accept();
  expect(await first).toMatchObject({ sent: 1 });
  await send();
  expect(subjects()).toEqual(['Mail 5']);
});

async function putMail(number: number, attempts: number, ahead: number): Promise<string> {
  sink.mails.length = 0;
  const { id } = await call<{ id: string }>('/api/collections/outbox/records', {
    ...{ status: 'waiting', kind: 'confirmation', to: `visitor${number}@example.com`, subject: `Mail ${number}` },
    ...{ text: 'Hello', submission: `s${number}`, next_try: moment(0) },
  });
  await sql(`UPDATE outbox SET attempts = ${attempts}, next_try = '${moment(ahead)}' WHERE id = '${id}'`);
  return id;
}
function subjects(): (string | undefined)[] {
  return sink.mails.map(({ parsed }) => parsed.subject).sort();
}
