import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { fill } from '../../../src/lib/text/fill';
import type { EditorLanguage } from '../lib/language';

/** A counter of failed attempts; times in milliseconds. */
interface Count {
  failures: number;
  /** Until then further attempts are refused. */
  heldUntil: number;
  last: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * The number of attempts that may fail before further ones wait, and the length of the wait, which doubles with each further
 * failure. `pair` (one account from one network) and `browser` are strict. `account` counts all networks together: it is looser
 * and waits less, because strangers must not be able to lock a person out. `network` counts all accounts together.
 */
export const RULES = {
  pair: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  browser: { free: 5, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
  account: { free: 20, firstMs: 30 * SECOND, longestMs: 5 * MINUTE },
  network: { free: 30, firstMs: 30 * SECOND, longestMs: 15 * MINUTE },
};
/** A counter is dropped this long after its last failure. */
export const FORGET_MS = 60 * MINUTE;

/**
 * Parses a counter; the store shares only plain values between VMs, so a counter is stored as a text.
 * @returns zero if there is none or it is outdated
 */
export function readCount(text: string | undefined, now: number): Count {
  const [failures = 0, heldUntil = 0, last = 0] = String(text || '')
    .split(' ')
    .map(Number);
  return now - last > FORGET_MS ? { failures: 0, heldUntil: 0, last: 0 } : { failures, heldUntil, last };
}

export const writeCount = ({ failures, heldUntil, last }: Count) => `${failures} ${heldUntil} ${last}`;

/**
 * Counts an attempt before its outcome is known: otherwise many parallel attempts would pass before the first one fails.
 * @returns wait: 0, or the seconds until the next attempt; a refused attempt does not count
 */
export function charge(
  count: Count,
  rule: { free: number; firstMs: number; longestMs: number },
  now: number,
): { wait: number; count: Count } {
  // After the clock was set back nobody may wait longer than the longest wait.
  const left = Math.min(count.heldUntil - now, rule.longestMs);
  if (left > 0) return { wait: Math.ceil(left / SECOND), count };
  const failures = count.failures + 1;
  const over = failures - rule.free;
  const pause = over < 0 ? 0 : Math.min(rule.firstMs * 2 ** Math.min(over, 20), rule.longestMs);
  return { wait: 0, count: { failures, heldUntil: pause > 0 ? now + pause : 0, last: now } };
}

/** Takes one attempt back that did not fail. */
export function refund(count: Count): Count {
  return { ...count, failures: Math.max(0, count.failures - 1), heldUntil: 0 };
}

type RuleName = keyof typeof RULES;

export interface Attempt {
  /** Seconds until the next attempt is allowed; 0: this one is. */
  wait: number;
  /** To be called when the attempt did not fail. */
  takeBack: () => void;
  /** To be called when the attempt succeeded: earlier failures of the same person no longer count. */
  forget: () => void;
}

const PREFIX = 'sign-in ';
const PURGED = `${PREFIX}purged`;

/**
 * Counts an attempt by several counters, in PocketBase's memory, which all VMs share. `setFunc` changes a value under the
 * store's lock, so parallel attempts are counted one after the other.
 * @param keys the subject of each rule's counter, as a digest
 */
export function countAttempt(keys: Partial<Record<RuleName, string>>): Attempt {
  const now = Date.now();
  purge(now);
  const charged: [RuleName, string][] = [];
  const takeBack = () => charged.forEach(([rule, key]) => change(nameOf(rule, key), now, refund));
  for (const [rule, key] of Object.entries(keys) as [RuleName, string][]) {
    const name = nameOf(rule, key);
    let wait = 0;
    change(name, now, (count) => {
      const step = charge(count, RULES[rule], now);
      wait = step.wait;
      return step.count;
    });
    if (wait > 0) {
      takeBack();
      return { wait, takeBack: () => undefined, forget: () => undefined };
    }
    charged.push([rule, key]);
  }
  const forget = () => {
    for (const [rule, key] of charged) {
      // Signing in to one's own account must not free the network for guesses at the accounts of others.
      if (rule === 'network') change(nameOf(rule, key), now, refund);
      else [key, asking(key)].forEach((either) => $app.store().remove(nameOf(rule, either)));
    }
  };
  return { wait: 0, takeBack, forget };
}

const nameOf = (rule: RuleName, key: string) => `${PREFIX}${rule} ${key}`;

/** The key that counts requests for a code or a reset. */
export const asking = (key: string) => `ask ${key}`;

function change(name: string, now: number, next: (count: Count) => Count) {
  $app.store().setFunc(name, (text: string | undefined) => writeCount(next(readCount(text, now))));
}

function purge(now: number) {
  const store = $app.store();
  if (now - (store.get(PURGED) || 0) < FORGET_MS / 6) return;
  store.set(PURGED, now);
  for (const [name, text] of Object.entries(store.getAll())) {
    if (name.startsWith(PREFIX) && name !== PURGED && readCount(text, now).failures === 0) store.remove(name);
  }
}

/** The plural form of a count. PocketBase's JavaScript engine has no Intl; a test compares this with Intl.PluralRules. */
export function pluralForm(count: number, language: EditorLanguage): 'one' | 'two' | 'few' | 'other' {
  if (language === 'en') return count === 1 ? 'one' : 'other';
  const rest = count % 100;
  if (rest === 1) return 'one';
  if (rest === 2) return 'two';
  return rest === 3 || rest === 4 ? 'few' : 'other';
}

/** The sentence for a person who has to wait before the next attempt to sign in. */
export function tooManyAttempts(seconds: number, language: EditorLanguage): string {
  const isShort = seconds < 90;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const key = `tooMany${isShort ? 'Seconds' : 'Minutes'}_${pluralForm(count, language)}`;
  const messages: Readonly<Record<string, string>> = language === 'sl' ? sl : en;
  return fill(messages[key] ?? '', { count });
}
