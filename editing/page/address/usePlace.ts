import { useMemo, useSyncExternalStore } from 'react';
import { type Place, readAddress } from './address';

const MOVED = 'editing:moved';
/** Of an entry of the browser's history. */
const SCROLLED = 'scrolled';

/** Whether the heading of the present place still waits for the focus. */
let isArriving = false;

addEventListener('popstate', () => (isArriving = true));

const follow = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  addEventListener(MOVED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(MOVED, onChange);
  };
};

/** Goes to another place of the editing page, without loading it again. @param isReplaced the way back skips the present place */
export function goTo(address: string, isReplaced = false): void {
  // Words of a search change the address of the same place.
  if (new URL(address, location.href).pathname !== location.pathname) isArriving = true;
  if (isReplaced) history.replaceState(null, '', address);
  else {
    history.replaceState({ [SCROLLED]: scrollY }, '');
    history.pushState(null, '', address);
  }
  dispatchEvent(new Event(MOVED));
  if (!isReplaced) scrollTo(0, 0);
}

/** Whether the last move was within the page, so that nothing has the focus. The answer is reset. */
export function takeArrival(): boolean {
  const answer = isArriving;
  isArriving = false;
  return answer;
}

/** Returns the scroll position that the history entry stored when it was left. */
export function scrolledBefore(): number {
  const state: Readonly<Record<string, unknown>> = Object(history.state);
  return Number(state[SCROLLED] ?? 0);
}

/** The place in the browser's address. */
export function usePlace(): Place {
  const address = useSyncExternalStore(follow, () => `${location.pathname}\n${location.search}`);
  return useMemo(() => {
    const [path = '', search] = address.split('\n');
    return readAddress(path, search);
  }, [address]);
}
