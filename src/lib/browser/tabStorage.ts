/**
 * Runs an action on the storage of this tab.
 * @returns undefined if the browser denies the storage, or if it is full
 */
export function withTabStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
