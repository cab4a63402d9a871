import { el } from './elements';
import { locale, texts } from './texts';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A time of PocketBase in milliseconds of the epoch; NaN for an empty one. */
const timeOf = (text: string) => Date.parse(text.replace(' ', 'T'));

/**
 * A time in the reader's language and time zone: 21 Nov 2026, 22:10.
 * @param timeZone the browser's by default
 */
export function moment(text: string, timeZone?: string) {
  const form = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
  return form.format(timeOf(text));
}

/**
 * The distance to a time: 3 minutes ago, in 2 hours.
 * @param now milliseconds of the epoch
 */
export function distance(text: string, now: number) {
  const seconds = (timeOf(text) - now) / 1000;
  const form = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return seconds > 0 ? texts.times.soon : texts.times.now;
  return form.format(Math.trunc(seconds / step[1]), step[0]);
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A duration: 0.8 s, 42 s, 3 min 5 s. */
export function duration(ms: number) {
  if (ms < 10_000) return `${(Math.max(0, ms) / 1000).toLocaleString(locale, TENTHS)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The difference of the server's clock from this computer's. */
let behind = 0;

/** Sets the server's time for all relative times. @param now milliseconds of the epoch */
export const setClock = (now: number) => (behind = now - Date.now());

const serverTime = () => Date.now() + behind;
const agoText = (text: string, now: number) => `(${distance(text, now)})`;

/** A time and the distance to it. @param text a time of PocketBase */
export function timeTag(text: string) {
  const ago = el('span', { 'data-ago': text }, agoText(text, serverTime()));
  return el('time', { datetime: new Date(timeOf(text)).toISOString() }, `${moment(text)} `, ago);
}

/** The time since a start. @param text a time of PocketBase */
export const runningTag = (text: string) => el('span', { 'data-running': text }, duration(serverTime() - timeOf(text)));

/** Updates all relative times of the page. */
export function tick() {
  const now = serverTime();
  const update = (name: string, textFor: (text: string) => string) =>
    document.querySelectorAll<HTMLElement>(`[data-${name}]`).forEach((element) => {
      const shown = textFor(element.dataset[name] ?? '');
      if (element.textContent !== shown) element.textContent = shown;
    });
  update('ago', (text) => agoText(text, now));
  update('running', (text) => duration(now - timeOf(text)));
}
