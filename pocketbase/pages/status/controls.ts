import { isBarOn, turnBar } from './barCookie';
import { call } from './call';
import { byId, el } from './elements';

/**
 * Asks before something is done. Escape says no, and the focus goes back to where it was.
 */
export function confirm({ title, text, yes }: { title: string; text: string; yes: string }): Promise<boolean> {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('confirm-title').textContent = title;
  byId('confirm-text').textContent = text;
  byId('confirm-yes').textContent = yes;
  dialog.returnValue = '';
  const before = document.activeElement?.id;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => {
      // The button may have been drawn anew meanwhile: the browser would look for the old one.
      if (before) document.getElementById(before)?.focus();
      resolve(dialog.returnValue === 'yes');
    };
    dialog.addEventListener('close', answer, { once: true });
  });
}

/** Turns the bar on the site itself on and off. */
export function barSwitch() {
  const words = () => `${isBarOn() ? 'Hide' : 'Show'} the bar on the site`;
  const toggle = () => {
    turnBar(!isBarOn());
    button.textContent = words();
  };
  const button = el('button', { type: 'button', class: 'quiet', id: 'bar-switch', onclick: toggle }, words());
  return button;
}

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
