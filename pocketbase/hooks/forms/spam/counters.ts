import { countOne, DEFAULT, type Quota, readQuota } from './quota';

const PREFIX = 'forms ';
const PURGED = `${PREFIX}purged`;
const REPEATS = { count: 5, periodMs: 60 * 60 * 1000 };

/**
 * How often a form came from a network lately, and its text from anywhere. It is kept in PocketBase's own memory, which
 * all its workers share; what a module keeps is of one worker alone. To be called inside a transaction that holds the
 * write lock: there is one at a time, so none is missed.
 * @param seen network, text: marks, see caller.ts; text: '' for none
 * @returns retryAfter: 0, or in how many seconds the next
 *   one may come; isRepeated: no people can be behind so many of one text; spend: counts this one, once it is written:
 *   who tries again and again while the disk is full is no robot
 */
export function weigh({ form, network, text }: { form: string; network: string; text: string }): {
  retryAfter: number;
  isRepeated: boolean;
  spend: () => void;
} {
  const quota = readQuota($os.getenv('FORM_QUOTA')) ?? DEFAULT;
  // FORM_QUOTA=0 turns the counting off, of texts too.
  if (quota.count === 0) return { retryAfter: 0, isRepeated: false, spend: () => undefined };
  const now = Date.now();
  forgetOld(now);
  const ofForm = counter(`${form} ${network}`, quota, now);
  const ofText = counter(`text ${text}`, REPEATS, now);
  return {
    retryAfter: ofForm.wait,
    isRepeated: text !== '' && ofText.wait > 0,
    spend: () => {
      ofForm.spend();
      if (text !== '') ofText.spend();
    },
  };
}

function counter(name: string, quota: Quota, now: number) {
  const { wait, until } = countOne($app.store().get(PREFIX + name) || 0, quota, now);
  return { wait, spend: () => $app.store().set(PREFIX + name, until) };
}

function forgetOld(now: number) {
  const store = $app.store();
  if (now - (store.get(PURGED) || 0) < REPEATS.periodMs) return;
  for (const [name, until] of Object.entries(store.getAll())) {
    if (name.startsWith(PREFIX) && until <= now) store.remove(name);
  }
  store.set(PURGED, now);
}
