import { setTimeout as sleep } from 'node:timers/promises';
import { runPocketBase } from '../../../server/pocketbase/runPocketBase';
import { logIn } from '../../../server/pocketbase/logIn';
import { keepMail } from '../../../server/pocketbase/prepareDatabase';
import { mailSettings, type MailSite, startMailSite } from '../../../server/testing/mailSite';

const SUPERUSERS = 'collections/_superusers';
const EDITOR = { email: 'editor@modrina.example', password: 'only-for-tests-2' };
let site: MailSite;
beforeAll(async () => {
  site = await startMailSite();
  await site.api(`${SUPERUSERS}/records`, {
    method: 'POST',
    body: { ...EDITOR, passwordConfirm: EDITOR.password },
  });
});
afterAll(() => site.stop());

async function post(path: string, body: object) {
  const answer = await fetch(`${site.server.url}/api/${SUPERUSERS}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as { token?: string; mfaId?: string; otpId?: string };
  return { token: undefined, status: answer.status, retryAfter: answer.headers.get('retry-after'), ...read };
}
const withPassword = ({ email, password } = account()) => post('auth-with-password', { identity: email, password });
/** Asks for a mail to reset a password. @returns status and body */
async function reset(email: string): Promise<[number, string]> {
  const answer = await fetch(`${site.server.url}/api/${SUPERUSERS}/request-password-reset`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email }) },
  });
  return [answer.status, await answer.text()];
}
const account = () => ({ email: site.server.email, password: site.server.password });
/** `pocketbase people second-factor …`, as `npm run editor` calls it, beside the running site. */
const command = (...args: string[]) =>
  runPocketBase(site.installation, ['people', 'second-factor', ...args], 'Refused.');
/** The running site reads the setting each minute, or now, in the background. */
async function noticed(isOn: boolean) {
  await site.api('crons/sessions', { method: 'POST' });
  for (let i = 0; i < 100; i++) {
    const { mfa } = await (await site.api(`${SUPERUSERS}/auth-methods`)).json();
    if (mfa.enabled === isOn) return;
    await sleep(50);
  }
}
async function codeMailed(): Promise<string> {
  const before = site.sink.mails.length;
  for (let i = 0; i < 100 && site.sink.mails.length === before; i++) {
    await sleep(50);
  }
  const mail = site.sink.mails.at(-1);
  expect(mail?.to).toEqual([site.server.email]);
  return /\b(\d{8})\b/.exec(mail?.parsed.text ?? mail?.parsed.html ?? '')?.[1] ?? '';
}

test('is off, and cannot be turned on where no code could be sent', async () => {
  expect(await command()).toContain('The second factor of owners is off.');
  expect((await withPassword()).status).toBe(200);
  await keepMail(site.installation, { team: [] }, 'https://www.modrina.example');
  await expect(command('on')).rejects.toMatchObject({ detail: expect.stringContaining('no mail server is set') });
  expect(await command()).toContain('is off.');
  await keepMail(site.installation, mailSettings(site.sink), 'https://www.modrina.example');
});

test('while it is off, a sign-in from a new place is reported to its person by mail, as PocketBase does', async () => {
  await site.server.restart();
  await withPassword(EDITOR);
  const answer = await fetch(`${site.server.url}/api/${SUPERUSERS}/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'another browser' },
    body: JSON.stringify({ identity: EDITOR.email, password: EDITOR.password }),
  });
  expect(answer.status).toBe(200);
  for (let i = 0; i < 100 && site.sink.mails.length === 0; i++) await sleep(50);
  expect(site.sink.mails.at(-1)?.to).toEqual([EDITOR.email]);
});

describe('when it is on', () => {
  let output: string;
  let resetToken: string;
  beforeAll(async () => {
    const before = site.sink.mails.length;
    await reset(site.server.email);
    for (let i = 0; i < 100 && site.sink.mails.length === before; i++) await sleep(50);
    resetToken = /confirm-password-reset\/([\w.-]+)/.exec(JSON.stringify(site.sink.mails.at(-1)?.parsed))?.[1] ?? '';
    output = await command('on');
    await noticed(true);
  });

  test('the command prints the recipients of the codes, and how to turn it off', () => {
    expect(output).toContain(site.server.email);
    expect(output).toContain('npm run editor -- second-factor off');
    expect(output).not.toContain(EDITOR.email);
  });

  test('an owner needs the password and the code that comes by e-mail', async () => {
    const first = await withPassword();
    expect(first).toMatchObject({ status: 401, mfaId: expect.any(String), token: undefined });
    const mailed = codeMailed();
    const { otpId } = await post('request-otp', { email: site.server.email });
    const password = await mailed;
    expect(password).toMatch(/^\d{8}$/);
    const { status, token } = await post('auth-with-otp', { otpId, password, mfaId: first.mfaId });
    expect(status).toBe(200);
    const settings = await fetch(`${site.server.url}/api/settings`, { headers: { Authorization: token ?? '' } });
    expect(settings.status).toBe(200);
    expect((await post('auth-with-otp', { otpId, password, mfaId: first.mfaId })).status).toBe(400);
  });

  test('a code without the password is not enough', async () => {
    const mailed = codeMailed();
    const { otpId } = await post('request-otp', { email: site.server.email });
    expect(await post('auth-with-otp', { otpId, password: await mailed })).toMatchObject({
      status: 401,
      token: undefined,
    });
  });

  test('an editor needs no code, and cannot sign in with a code alone', async () => {
    expect(await withPassword(EDITOR)).toMatchObject({ status: 200, token: expect.any(String) });
    const before = site.sink.mails.length;
    const asked = await post('request-otp', { email: EDITOR.email });
    const unknown = await post('request-otp', { email: 'nobody@modrina.example' });
    expect([asked.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(asked)).toEqual(Object.keys(unknown));
    await sleep(500);
    expect(site.sink.mails).toHaveLength(before);
  });

  test('a password cannot be reset by mail, not even by a link of before: the mailbox has the code already', async () => {
    expect(resetToken).toMatch(/^ey/);
    const password = 'only-for-tests-9';
    const confirm = await post('confirm-password-reset', { token: resetToken, password, passwordConfirm: password });
    expect(confirm.status).toBe(400);
    const before = site.sink.mails.length;
    const asked = await reset(site.server.email);
    expect(asked).toEqual(await reset('nobody@modrina.example'));
    await sleep(500);
    expect(site.sink.mails).toHaveLength(before);
    expect(await reset(EDITOR.email)).toEqual(asked);
    for (let i = 0; i < 100 && site.sink.mails.length === before; i++) await sleep(50);
    expect(site.sink.mails.at(-1)?.to).toEqual([EDITOR.email]);
    expect(await withPassword()).toMatchObject({ status: 401, mfaId: expect.any(String) });
  });

  test('a program that has only the password reports the alternative', async () => {
    await expect(logIn(site.server.url, account())).rejects.toThrow(/needs a second factor.*Use PB_TOKEN/);
  });

  test('guesses at the code are held back', async () => {
    const { mfaId } = await withPassword();
    const mailed = codeMailed();
    const { otpId } = await post('request-otp', { email: site.server.email });
    const password = await mailed;
    const wrong = password === '00000000' ? '11111111' : '00000000';
    // PocketBase itself allows five codes in three minutes, including those of earlier tests.
    for (let i = 0; i < 5; i++) {
      const { status, retryAfter } = await post('auth-with-otp', { otpId, password: wrong, mfaId });
      expect([`400 null`, '429 180']).toContain(`${status} ${retryAfter}`);
    }
    expect(await post('auth-with-otp', { otpId, password, mfaId })).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
  });

  test('a start without a mail server reports that owners cannot sign in, and the remedy', async () => {
    const words = await keepMail(site.installation, { team: [] }, 'https://www.modrina.example');
    expect(words).toMatch(/OWNERS CANNOT SIGN IN: .*npm run editor -- second-factor off/);
    expect(await keepMail(site.installation, mailSettings(site.sink), 'https://www.modrina.example')).not.toMatch(
      /OWNERS/,
    );
  });
});

test('the command line is the way back, without a restart', async () => {
  await command('off');
  await noticed(false);
  // A restart forgets the failed attempts, and so their wait.
  await site.server.restart();
  expect(await withPassword()).toMatchObject({ status: 200, token: expect.any(String) });
});
