import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
