import { type Count, FORGET_MS, RULES, charge, readCount, refund, writeCount } from './holdBack';

type RuleName = keyof typeof RULES;

export interface Attempt {
  /** Seconds until another attempt is allowed; 0: this one is. */
  wait: number;
  /** The attempt does not count. */
  takeBack: () => void;
  /** It succeeded: earlier failures of the same person do not count any more. */
  forget: () => void;
}

const PREFIX = 'sign-in ';
const PURGED = `${PREFIX}purged`;

/**
 * Counts an attempt by several counters, in PocketBase's memory, which all VMs share. `setFunc` changes a value under the
 * store's lock, so parallel attempts are counted one after the other.
 * @param keys by the name of the rule: what it counts (a digest)
 * @returns wait: 0, or the seconds until the next attempt.
 *   takeBack: the attempt was no failure. forget: it succeeded, so what was counted of its account is over
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
      // Success at an account of one's own must not free the network for guesses at the accounts of others.
      if (rule === 'network') change(nameOf(rule, key), now, refund);
      else [key, asking(key)].forEach((either) => $app.store().remove(nameOf(rule, either)));
    }
  };
  return { wait: 0, takeBack, forget };
}

const nameOf = (rule: RuleName, key: string) => `${PREFIX}${rule} ${key}`;

/** The key that counts how often a code or a reset was asked for. */
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
