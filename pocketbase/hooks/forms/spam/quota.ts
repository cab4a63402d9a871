interface Quota {
  /** 0: without limit. */
  count: number;
  periodMs: number;
}

const DEFAULT: Quota = { count: 20, periodMs: 10 * 60 * 1000 };
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60 * 1000, h: 60 * 60 * 1000 };

/**
 * The number of submissions of a form that one network may send.
 * @param text FORM_QUOTA: "30/10m", "30" (for ten minutes), "0" (no limit), "" (20 in ten minutes)
 * @returns undefined if the text is none of these
 */
export function readQuota(text: string): Quota | undefined {
  if (text.trim() === '') return DEFAULT;
  const [, count, length, unit] = /^\s*(\d{1,6})(?:\s*\/\s*(\d{1,4})\s*([smh]))?\s*$/.exec(text) || [];
  if (count === undefined || Number(length) === 0) return undefined;
  return { count: Number(count), periodMs: length ? Number(length) * (UNITS[unit ?? ''] ?? 0) : DEFAULT.periodMs };
}

/**
 * Counts one more, unless there were too many. The counter is a single number, the time at which all that was counted is
 * forgotten, so there is no window at whose edge twice as many could pass.
 * @param until the counter; 0 if there is none
 * @returns wait: 0, or the seconds until the next one may come; until: the new counter
 */
export function countOne(until: number, quota: Quota, now: number): { wait: number; until: number } {
  if (quota.count === 0) return { wait: 0, until: 0 };
  // No counter is further ahead than a period: the clock was set back, and visitors would wait for as long as that.
  if (until > now + quota.periodMs + 1000) return countOne(0, quota, now);
  const next = Math.max(now, until) + quota.periodMs / quota.count;
  const excess = next - now - quota.periodMs;
  // Half a millisecond of tolerance: sums of fractions are not exact.
  return excess > 0.5 ? { wait: Math.max(1, Math.ceil(excess / 1000)), until } : { wait: 0, until: next };
}

const PREFIX = 'forms ';
const PURGED = `${PREFIX}purged`;
const REPEATS = { count: 5, periodMs: 60 * 60 * 1000 };
/** Mails to visitors that one network may cause by all forms together: less than all visitors may (mail/enqueueMails.ts). */
const MAILS = { count: 60, periodMs: 60 * 60 * 1000 };

/**
 * Counts submissions of a form by network, and of a text from anywhere. The counters are in PocketBase's memory, which all VMs
 * share; a module's variables belong to one VM. To be called inside a transaction that has the write lock: there is one at a
 * time, so none is missed.
 * @param seen network, text: digests, see caller.ts; text: '' for none
 * @returns retryAfter: 0, or the seconds until the next one may come; isRepeated: the text came more often than people
 *   would send it; isFlood: the network has caused as many mails to visitors as it may; spend: counts this submission, to be called once it is written, and returns a function that takes it back if
 *   the transaction is not committed: a retry while the disk is full is no spam
 */
export function checkQuota({ form, network, text }: { form: string; network: string; text: string }): {
  retryAfter: number;
  isRepeated: boolean;
  isFlood: boolean;
  spend: (isMailed: boolean) => () => void;
} {
  const quota = readQuota($os.getenv('FORM_QUOTA')) ?? DEFAULT;
  // FORM_QUOTA=0 turns the counting off, of texts too.
  if (quota.count === 0) return { retryAfter: 0, isRepeated: false, isFlood: false, spend: () => () => undefined };
  const now = Date.now();
  forgetOld(now);
  const ofForm = counter(`${form} ${network}`, quota, now);
  const ofText = counter(`text ${text}`, REPEATS, now);
  const ofMails = counter(`mails ${network}`, MAILS, now);
  return {
    retryAfter: ofForm.wait,
    isRepeated: text !== '' && ofText.wait > 0,
    isFlood: ofMails.wait > 0,
    spend: (isMailed) => {
      const spent = [ofForm, ...(isMailed ? [ofMails] : []), ...(text === '' ? [] : [ofText])];
      spent.forEach(({ spend }) => spend());
      return () => spent.forEach(({ takeBack }) => takeBack());
    },
  };
}

function counter(name: string, quota: Quota, now: number) {
  const store = $app.store();
  const key = PREFIX + name;
  const { wait, until } = countOne(store.get(key) || 0, quota, now);
  return {
    wait,
    spend: () => store.set(key, until),
    // Not the value before: another submission may have been counted since. Outside the lock: one that is counted at the same moment may
    // be lost, or this one stay.
    takeBack: () => store.set(key, (store.get(key) || 0) - quota.periodMs / quota.count),
  };
}

function forgetOld(now: number) {
  const store = $app.store();
  if (now - (store.get(PURGED) || 0) < REPEATS.periodMs) return;
  for (const [name, until] of Object.entries(store.getAll())) {
    if (name.startsWith(PREFIX) && until <= now) store.remove(name);
  }
  store.set(PURGED, now);
}
