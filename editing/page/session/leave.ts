import { BASE } from '../address/address';

/**
 * Signs out, and loads the page anew: no draft stays on the screen or in memory. An expired session is another thing: its words
 * stay, under a dialog. The address is replaced, so the browser keeps no document for the way back.
 */
export function leave(signOut: () => void): void {
  signOut();
  location.replace(BASE);
}
