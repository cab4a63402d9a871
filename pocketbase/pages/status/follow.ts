import { call } from './call';

const TOPIC = 'builds/*';

/**
 * Follows the builds by PocketBase's realtime. The browser connects again by itself; until then nothing is followed.
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
      // Asking now and then (main.ts) finds out what is wrong.
      following = false;
    }
  });
  source.addEventListener(TOPIC, onChange);
  source.addEventListener('error', () => (following = false));
  return { isFollowing: () => following && source.readyState === EventSource.OPEN, stop: () => source.close() };
}
