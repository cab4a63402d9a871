/** Where the dashboard of PocketBase 0.40 keeps who is signed in: who signed in there is signed in here, and the other way. */
export const KEY = '__pb_superusers__/_';

/**
 * The token of who is signed in to the dashboard in this browser.
 * @returns {string} empty where nobody is
 */
export function readToken(storage = localStorage) {
  try {
    const { token } = JSON.parse(storage.getItem(KEY) || '{}') || {};
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/**
 * Keeps a session as the dashboard does.
 * @param {{token: string, record: object}} session as PocketBase answered it
 */
export function keepSession({ token, record }, storage = localStorage) {
  storage.setItem(KEY, JSON.stringify({ token, record }));
}

/** Ends it, for the dashboard too. */
export function endSession(storage = localStorage) {
  storage.removeItem(KEY);
}
