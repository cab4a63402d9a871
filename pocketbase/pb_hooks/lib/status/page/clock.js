import { el } from './elements.js';
import { distance, duration, moment, timeOf } from './times.js';

/** By how much this computer's clock is behind the server's. */
let behind = 0;

/**
 * Takes the server's clock for what follows.
 * @param {number} now milliseconds of the epoch
 */
export const setClock = (now) => (behind = now - Date.now());

const serverTime = () => Date.now() + behind;
const agoWords = (text, now) => `(${distance(text, now)})`;

/**
 * A moment, and how far it is away.
 * @param {string} text a time as PocketBase writes it
 */
export function timeTag(text) {
  const ago = el('span', { 'data-ago': text }, agoWords(text, serverTime()));
  return el('time', { datetime: new Date(timeOf(text)).toISOString() }, `${moment(text)} `, ago);
}

/**
 * How long something takes already.
 * @param {string} text when it began
 */
export const runningTag = (text) => el('span', { 'data-running': text }, duration(serverTime() - timeOf(text)));

/** Lets what tells of time go on. */
export function tick() {
  const now = serverTime();
  const update = (name, wordsFor) =>
    document.querySelectorAll(`[data-${name}]`).forEach((element) => {
      const words = wordsFor(element.dataset[name]);
      if (element.textContent !== words) element.textContent = words;
    });
  update('ago', (text) => agoWords(text, now));
  update('running', (text) => duration(now - timeOf(text)));
}
