import {
  endSession,
  isOfSession,
  KEY,
  keepSession,
  readToken,
  type Session,
} from '../../../pocketbase/pages/status/session';
import type { FollowedSession } from '../context';
import type { SessionState } from '../types';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Asks the server for a session. @throws Error with a sentence */
export type Open = (email: string, password: string) => Promise<Session>;

/** The session of a browser, shared with PocketBase's dashboard and the status page. */
export interface StoredSession extends FollowedSession {
  /** '' if nobody is signed in, or no longer. */
  token(): string;
  /** Notes that the server no longer accepts a token. */
  expire(token: string): void;
}

/** @param storage of the browser @param events of its window, which report what other tabs do */
export function createSession(storage: Kept, open: Open, events?: Pick<Window, 'addEventListener'>): StoredSession {
  const listeners = new Set<() => void>();
  let expired = '';
  const token = () => {
    const kept = readToken(storage);
    return kept === expired ? '' : kept;
  };
  const signIn: SessionState['signIn'] = async (email, password) => {
    keepSession(await open(email, password), storage);
    changed();
  };
  const signOut = () => {
    endSession(storage);
    changed();
  };
  const stateOf = (): SessionState => ({ person: token() ? personOf(storage) : undefined, signIn, signOut });
  let state = stateOf();
  const changed = () => {
    state = stateOf();
    listeners.forEach((listener) => listener());
  };
  events?.addEventListener('storage', ({ key }) => {
    if (isOfSession(key)) changed();
  });
  return {
    ...{ token, get: () => state },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    expire: (refused) => {
      if (!refused || refused !== token()) return;
      expired = refused;
      changed();
    },
  };
}

function personOf(storage: Kept): SessionState['person'] {
  const { record } = JSON.parse(storage.getItem(KEY) || '{}');
  const { email, role }: { email?: unknown; role?: unknown } = Object(record);
  return { email: String(email ?? ''), role: String(role ?? '') };
}
