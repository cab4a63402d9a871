import { type APIRequestContext, expect } from '@playwright/test';
import { ownerToken } from './ownerToken';

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
