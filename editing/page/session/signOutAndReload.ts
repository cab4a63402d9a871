import { BASE } from '../address/address';
import { texts } from '../texts';
import { notify } from '../ui/notices';

/**
 * Signs out, and loads the page anew: no draft stays on the screen or in memory. An expired session is another thing: its words
 * stay, under a dialog. Refused while something is kept in this tab alone, by the listeners that ask before it is closed. The
 * address is replaced, so the browser keeps no document for the way back.
 */
export function signOutAndReload(signOut: () => void): void {
  const isAtRisk = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (isAtRisk) {
    notify(texts.bar.notSignedOut);
    return;
  }
  signOut();
  // The dialog of an expired session would be seen and read until the new document arrives.
  document.body.hidden = true;
  location.replace(BASE);
}
