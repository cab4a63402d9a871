import { readToken } from './session';

/** The server was not reached, or is not itself: another try may work. */
export interface CallOptions {
  method?: string;
  body?: object;
}

export class Away extends Error {}

/** Nobody is signed in, or not any more. */
export class SignedOut extends Error {}

/**
 * Calls this server as who is signed in.
 * @returns what it answers
 * @throws Away, SignedOut, or an Error with the server's own words
 */
export async function call<T>(path: string, { method = 'GET', body }: CallOptions = {}): Promise<T> {
  const token = readToken();
  const answer = await fetch(path, {
    method,
    headers: { ...(token && { Authorization: token }), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => {
    throw new Away('The server does not answer.');
  });
  // An answer that is no JSON comes from a proxy: the server is away.
  const data = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  if (answer.status === 401) throw new SignedOut(data.message, { cause: data });
  if (answer.status === 429) throw new Away('The server is asked too often.', { cause: data });
  if (answer.status >= 500) throw new Away(`The server has a problem (${answer.status}).`);
  throw new Error(reasonOf(data) || `The server refused it (${answer.status}).`);
}

/** PocketBase names the field at fault, which says more than its sentence for all cases. */
interface Refusal {
  message?: string;
  data?: Record<string, { message?: string } | null>;
}

function reasonOf({ message, data }: Refusal) {
  const faults = Object.values(data || {}).map((fault) => fault?.message);
  return faults.find(Boolean) || message;
}
