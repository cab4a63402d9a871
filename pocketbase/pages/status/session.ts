/** Where the dashboard of PocketBase 0.40 keeps who is signed in: who signed in there is signed in here, and the other way. */
export const KEY = '__pb_superusers__/_';

/** A person who is signed in, as the dashboard keeps it. */
export interface Session {
  token: string;
  record: object;
}

/**
 * The token of who is signed in to the dashboard in this browser.
 * @returns empty where nobody is
 */
export function readToken(storage: Pick<Storage, 'getItem'> = localStorage): string {
  try {
    const { token } = JSON.parse(storage.getItem(KEY) || '{}') || {};
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/**
 * Keeps a session as the dashboard does.
 * @param session as PocketBase answered it
 */
export function keepSession({ token, record }: Session, storage: Pick<Storage, 'setItem'> = localStorage) {
  storage.setItem(KEY, JSON.stringify({ token, record }));
}

/** Ends it, for the dashboard too. */
export function endSession(storage: Pick<Storage, 'removeItem'> = localStorage) {
  storage.removeItem(KEY);
}
