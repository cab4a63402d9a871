import { fill } from '../../hooks/lib/fill';
import { readToken } from './session';
import { language, texts } from './texts';

export interface CallOptions {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The server was not reached, or had an internal error: a retry may succeed. */
export class Away extends Error {}

/** Nobody is signed in, or no longer. */
export class SignedOut extends Error {}

/**
 * Calls this server with the session's token.
 * @returns the server's answer
 * @throws Away, SignedOut, or an Error with the server's own text
 */
export async function call<T>(path: string, { method = 'GET', body, headers }: CallOptions = {}): Promise<T> {
  const token = readToken();
  const answer = await fetch(path, {
    method,
    headers: {
      ...headers,
      // Hooks answer in the page's language, which the header of a browser that names one language alone may not tell.
      'Accept-Language': language,
      ...(token && { Authorization: token }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => {
    throw new Away(texts.server.silent);
  });
  // An answer that is not JSON comes from a proxy: the server is away.
  const data = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  if (answer.status === 401) throw new SignedOut(data.message, { cause: data });
  if (answer.status === 429) throw new Away(texts.server.busy, { cause: data });
  if (answer.status >= 500) throw new Away(fill(texts.server.fails, { status: answer.status }));
  throw new Error(reasonOf(data) || fill(texts.server.refused, { status: answer.status }), { cause: data });
}

interface Refusal {
  message?: string;
  data?: Record<string, { message?: string } | null>;
}

/** The message of a field, which is more exact than PocketBase's general one. */
function reasonOf({ message, data }: Refusal) {
  const faults = Object.values(data || {}).map((fault) => fault?.message);
  return faults.find(Boolean) || message;
}

const TOPIC = 'builds/*';

/**
 * Follows the builds by PocketBase's realtime. The browser reconnects automatically; until then nothing is followed.
 * @param onChange a build changed, or may have changed while nothing was followed
 */
export function follow(onChange: () => void): { isFollowing: () => boolean; stop: () => void } {
  let following = false;
  const source = new EventSource('/api/realtime');
  source.addEventListener('PB_CONNECT', async ({ lastEventId }) => {
    try {
      const body = { clientId: lastEventId, subscriptions: [TOPIC] };
      await call('/api/realtime', { method: 'POST', body });
      following = true;
      onChange();
    } catch {
      // The regular requests of main.ts report the reason.
      following = false;
    }
  });
  source.addEventListener(TOPIC, onChange);
  source.addEventListener('error', () => (following = false));
  return { isFollowing: () => following && source.readyState === EventSource.OPEN, stop: () => source.close() };
}
