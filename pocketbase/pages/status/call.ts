import { fill } from '../../../src/lib/text/fill';
import { send, type SendOptions } from '../send';
import { readToken } from './session';
import { language, texts } from './texts';

export type CallOptions = SendOptions;

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
  const { status, data } = await send(path, { method, body, headers }, { language, token: readToken() });
  if (status !== 0 && status < 300) return data as T;
  if (status === 401) throw new SignedOut(String(data.message ?? ''), { cause: data });
  if (status === 0 || status === 429 || status >= 500) throw new Away(whyAway(status), { cause: data });
  throw new Error(reasonOf(data) || fill(texts.server.refused, { status }), { cause: data });
}

/** Why the server is away, by the status of its answer; 0 without one. */
export function whyAway(status: number): string {
  if (status === 0) return texts.server.silent;
  return status === 429 ? texts.server.busy : fill(texts.server.fails, { status });
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
