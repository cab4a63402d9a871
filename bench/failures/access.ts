import { randomUUID } from 'node:crypto';
import { rawRequest } from '../../server/testing/rawRequest';
import { spellCall, spellToken } from '../../pocketbase/hooks/testing/spellings';
import { logIn } from '../../server/pocketbase/logIn';
import type { PublishingSite } from '../lib/publishingSite';
import { must, type Scenario } from './Scenario';

const PEOPLE = '/api/collections/_superusers/records';
const PASSWORD = 'only-for-this-scenario';

interface Editor {
  id: string;
  email: string;
  token: string;
}

/** Creates an editor for one scenario and deletes it afterwards. */
async function withEditor(site: PublishingSite, run: (editor: Editor) => Promise<string>): Promise<string> {
  const email = `${randomUUID()}@modrina.example`;
  const person = { email, password: PASSWORD, passwordConfirm: PASSWORD, role: 'editor' };
  const { id } = await site.ask<{ id: string }>('POST', PEOPLE, person);
  try {
    return await run({ id, email, token: await logIn(site.url, { email, password: PASSWORD }) });
  } finally {
    await site.ask('DELETE', `${PEOPLE}/${id}`);
  }
}

/** An API call with an account's token, and its response. */
async function call(site: PublishingSite, method: string, path: string, token = '', body?: object) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: token }) };
  const answer = await fetch(site.url + path, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), text: await answer.text() };
}

const signIn = (site: PublishingSite, identity: string, password: string) =>
  call(site, 'POST', '/api/collections/_superusers/auth-with-password', '', { identity, password });

/** Attempts to reach owners' resources, or another account. */
export const accessScenarios: Scenario<PublishingSite>[] = [
  {
    row: '59',
    name: 'an editor requests a backup with a file token, in every spelling',
    run: (site) =>
      withEditor(site, async ({ token }) => {
        await site.ask('POST', '/api/backups', { name: 'scenario.zip' });
        const made = await call(site, 'POST', '/api/files/token', token);
        const fileToken = (JSON.parse(made.text) as { token: string }).token;
        const targets = spellToken(fileToken).map((query) => `/api/backups/scenario.zip?${query}`);
        const statuses = await Promise.all(targets.map(async (target) => (await rawRequest(site.url, target)).status));
        await site.ask('DELETE', '/api/backups/scenario.zip');
        must(
          statuses.every((status) => status === 403),
          `statuses ${statuses.join()}`,
        );
        return `${targets.length} × 403`;
      }),
  },
  {
    row: '59',
    name: 'an editor calls routes of owners, in every spelling',
    run: (site) =>
      withEditor(site, async ({ token }) => {
        const spell = (method: string, path: string) =>
          spellCall(method, path, site.url).map((spelling) => ({ method, ...spelling }));
        // The dashboard reads the settings; an account without the right gets some of them (pocketbase/hooks/access).
        const read = ['/api/backups', '/api/logs', '/api/crons'].flatMap((path) => spell('GET', path));
        const written = ['/api/backups', '/api/settings'].flatMap((path) => spell('PATCH', path));
        const calls = [...read, ...written];
        const credentials: Record<string, string>[] = [{}, { Authorization: token }];
        const open: string[] = [];
        for (const { target, method, headers = {} } of calls) {
          const bodies = await Promise.all(
            credentials.map((more) => rawRequest(site.url, target, { method, headers: { ...headers, ...more } })),
          );
          const [guest, editor] = bodies;
          const isOpen = editor?.status === 200 && guest?.status !== 200;
          if (isOpen) open.push(`${method} ${target}`);
        }
        must(open.length === 0, `answered: ${open.join(' ')}`);
        return `${calls.length} calls, none succeeded`;
      }),
  },
  {
    row: '60',
    name: 'passwords are guessed',
    run: (site) =>
      withEditor(site, (other) =>
        withEditor(site, async ({ email }) => {
          const answers = [];
          for (let tries = 0; tries < 8; tries++) answers.push(await signIn(site, email, `wrong-${tries}`));
          const held = answers.filter(({ status }) => status === 429);
          must(held.length > 0, `statuses ${answers.map(({ status }) => status).join()}`);
          must(
            held.every(({ retryAfter }) => Number(retryAfter) > 0),
            'Retry-After is missing',
          );
          must((await signIn(site, other.email, PASSWORD)).status === 200, 'another editor is limited too');
          return `${held.length} of 8 × 429 with Retry-After; another editor signs in`;
        }),
      ),
  },
  {
    row: '60',
    name: 'a new password is set in an open session',
    run: (site) =>
      withEditor(site, async ({ id, token }) => {
        const next = 'another-for-this-scenario';
        const wish = { password: next, passwordConfirm: next };
        const change = (body: object) => call(site, 'PATCH', `${PEOPLE}/${id}`, token, body);
        must((await change(wish)).status === 400, 'changed without the old one');
        must((await change({ ...wish, oldPassword: 'not-it' })).status === 400, 'changed with a wrong one');
        must((await change({ ...wish, oldPassword: PASSWORD })).status === 200, 'not changed with the old one');
        const after = await call(site, 'GET', `${PEOPLE}/${id}`, token);
        must(after.status !== 200, 'the session is still valid');
        return 'refused without the old one; with it all sessions end';
      }),
  },
];
