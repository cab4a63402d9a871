import { el } from './elements';
import { distance, duration, moment, timeOf } from './times';

/** By how much this computer's clock is behind the server's. */
let behind = 0;

/**
 * Takes the server's clock for what follows.
 * @param now milliseconds of the epoch
 */
export const setClock = (now: number) => (behind = now - Date.now());

const serverTime = () => Date.now() + behind;
const agoWords = (text: string, now: number) => `(${distance(text, now)})`;

/**
 * A moment, and how far it is away.
 * @param text a time as PocketBase writes it
 */
export function timeTag(text: string) {
  const ago = el('span', { 'data-ago': text }, agoWords(text, serverTime()));
  return el('time', { datetime: new Date(timeOf(text)).toISOString() }, `${moment(text)} `, ago);
}

/**
 * How long something takes already.
 * @param text when it began
 */
export const runningTag = (text: string) => el('span', { 'data-running': text }, duration(serverTime() - timeOf(text)));

/** Lets what tells of time go on. */
export function tick() {
  const now = serverTime();
  const update = (name: string, wordsFor: (text: string) => string) =>
    document.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((element) => {
      const words = wordsFor(element.dataset[name] ?? '');
      if (element.textContent !== words) element.textContent = words;
    });
  update('ago', (text) => agoWords(text, now));
  update('running', (text) => duration(now - timeOf(text)));
}
