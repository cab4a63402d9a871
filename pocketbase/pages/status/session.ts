/** The key under which the dashboard of PocketBase 0.40 stores its session: both pages share it. */
export const KEY = '__pb_superusers__/_';

/**
 * Whether a `storage` event may be about the session. Every keystroke in the editing page and in the dashboard's form writes
 * other keys.
 * @param key of the event; null if all was cleared
 */
export const isOfSession = (key: string | null): boolean => key === KEY || key === null;

/** A session in the dashboard's format. */
export interface Session {
  token: string;
  record: object;
}

/** The token of the session in this browser; '' if nobody is signed in. */
export function readToken(storage: Pick<Storage, 'getItem'> = localStorage): string {
  try {
    const { token } = JSON.parse(storage.getItem(KEY) || '{}') || {};
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/** Stores a session as the dashboard does. @param session PocketBase's answer */
export function keepSession({ token, record }: Session, storage: Pick<Storage, 'setItem'> = localStorage) {
  storage.setItem(KEY, JSON.stringify({ token, record }));
}

/** Ends the session, for the dashboard too. */
export function endSession(storage: Pick<Storage, 'removeItem'> = localStorage) {
  storage.removeItem(KEY);
}
