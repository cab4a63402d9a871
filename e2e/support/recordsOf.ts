import { type APIRequestContext, expect } from '@playwright/test';
import { ownerToken } from './owner';

export type Submitted = {
  readonly name: string;
  readonly message: string;
  readonly locale: string;
  readonly status: string;
  readonly form?: string;
  readonly code?: string;
  readonly data?: Readonly<Record<string, string>>;
};

/** The records of a collection with a sender's email address, read as superuser. */
export async function recordsOf(
  request: APIRequestContext,
  collection: 'messages' | 'form_messages',
  email: string,
): Promise<Submitted[]> {
  const token = await ownerToken(request);
  const response = await request.get(`/api/collections/${collection}/records`, {
    headers: { authorization: token },
    params: { filter: `email="${email}"` },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { items: Submitted[] }).items;
}
