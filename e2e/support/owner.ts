import { type APIRequestContext, expect } from '@playwright/test';

/** One for all tests of a worker, because PocketBase allows two sign-ins in three seconds from one IP address. */
let token: string | undefined;

/** The token of the running site's superuser. */
export async function ownerToken(request: APIRequestContext): Promise<string> {
  return (token ??= await signIn(request));
}

async function signIn(request: APIRequestContext): Promise<string> {
  const data = { identity: process.env.PB_SUPERUSER_EMAIL, password: process.env.PB_SUPERUSER_PASSWORD };
  let answer: { token?: string } = {};
  await expect
    .poll(
      async () => {
        const response = await request.post('/api/collections/_superusers/auth-with-password', { data });
        answer = (await response.json()) as typeof answer;
        return response.status();
      },
      { intervals: [1500], timeout: 15_000 },
    )
    .toBe(200);
  return answer.token ?? '';
}

/** Calls the API as the superuser of the running site; a failed call fails the test. */
export async function asOwner(request: APIRequestContext, method: string, path: string, data?: object) {
  const answer = await request.fetch(path, { method, data, headers: { Authorization: await ownerToken(request) } });
  expect(answer.ok()).toBe(true);
  return (answer.status() === 204 ? {} : await answer.json()) as {
    id: string;
    email: string;
    title: string;
    body: string;
  };
}
