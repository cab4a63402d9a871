import { logIn } from '../../../server/pocketbase/logIn';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

/** The kinds of callers of a server; `guest` has no account. */
export type Person = 'owner' | 'editor' | 'builder' | 'guest';

type Row = { id: string; name: string; email: string; role: string };

export interface Answer {
  status: number;
  /** The answer of PocketBase, in the parts that the tests read. */
  body: Row & { token: string; items: Row[]; totalItems: number; record: Row };
}

export interface PeopleSite {
  server: ThrowawayPocketBase;
  tokens: Record<Person, string>;
  /** The editor's record. */
  editor: { id: string; email: string; password: string };
  /** Calls the API as a person. */
  as(person: Person, method: string, path: string, body?: object | FormData): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * A throw-away PocketBase with an owner, an editor and a builder, for tests of access.
 * @param hook more hooks, by which a test interferes
 */
export async function startPeopleSite(env: Record<string, string> = {}, hook?: string): Promise<PeopleSite> {
  const server = await startPocketBase({ env: { FORM_QUOTA: '0', ...env }, ...(hook && { hook }) });
  const tokens: Record<Person, string> = { owner: server.token, editor: '', builder: '', guest: '' };
  const as: PeopleSite['as'] = async (person, method, path, body) => {
    const json = body && !(body instanceof FormData);
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(tokens[person] && { Authorization: tokens[person] }),
        ...(json && { 'Content-Type': 'application/json' }),
      },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
      redirect: 'manual',
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };

  // Otherwise many calls in a row would be refused.
  await as('owner', 'PATCH', '/api/settings', { rateLimits: { enabled: false } });
  const account = { email: 'editor@modrina.example', password: 'only-for-tests-2' };
  const people = '/api/collections/_superusers/records';
  const made = await as('owner', 'POST', people, { ...account, passwordConfirm: account.password });
  tokens.editor = await logIn(server.url, account);
  const secret = { password: 'only-for-tests-3', passwordConfirm: 'only-for-tests-3' };
  const builder = { name: 'ci', email: 'ci@builders.modrina.example', ...secret };
  const { body } = await as('owner', 'POST', '/api/collections/builders/records', builder);
  tokens.builder = (await as('owner', 'POST', `/api/collections/builders/impersonate/${body.id}`)).body.token;
  return { server, tokens, as, editor: { id: made.body.id, ...account }, stop: () => server.stop() };
}

/** Turns on the batch API, as an owner does in the settings. */
export const allowBatches = (site: PeopleSite): Promise<Answer> =>
  site.as('owner', 'PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } });
