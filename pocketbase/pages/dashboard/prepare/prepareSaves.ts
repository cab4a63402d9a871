import type { PreparedChange, PreparedSet } from '../../../hooks/prepared/types';
import type { Send } from '../keepBoth';
import { texts } from './texts';

/** A record's prepared change, and its set. */
export interface Prepared {
  set: PreparedSet;
  change: PreparedChange;
}

/** `unsent`: the form had nothing to save. */
export type Outcome = 'saved' | 'refused' | 'unsent';

export interface Preparing {
  /** The dashboard's calls, which save into a set where that is wanted. */
  send: Send;
  /** All sets of prepared changes. */
  sets: () => Promise<PreparedSet[]>;
  find: (record: string) => Promise<Prepared | undefined>;
  /**
   * Prepares the next save or delete in a set.
   * @param press makes the form send it; `isNext` returns whether it would still be prepared: a later one is published
   */
  prepareNext: (set: string, press: (isNext: () => boolean) => void | Promise<unknown>) => Promise<Outcome>;
}

const RECORDS = /^\/api\/collections\/[^/]+\/records(?:\/([^/?]+))?$/;
/** Asks for records with their prepared changes (pocketbase/hooks/setAside/showPrepared.ts). */
const HEADERS = { 'X-Prepared': '1' };
/** A form sends its save at once, if it has anything to save. */
const SENT_MS = 3000;

/**
 * Wraps the dashboard's calls: a save that is to be published later names its set, and the form of a prepared version reads and
 * saves that version.
 * @param send of PocketBase's client
 * @param shown ids of the records whose forms show the prepared version
 */
export function prepareSaves(send: Send, shown: ReadonlySet<string>): Preparing {
  let next: { set: string; settle: (outcome: Outcome) => void } | undefined;
  const sets = async () => ((await send('/_site/prepared', { method: 'GET' })) as { sets: PreparedSet[] }).sets;
  const find = async (record: string) => {
    for (const set of await sets()) {
      const change = set.changes.find(({ id }) => id === record);
      if (change) return { set, change };
    }
    return undefined;
  };
  /** The set in which a save is to be prepared; undefined if it is to be published. */
  const setFor = async (record: string) => {
    if (!shown.has(record)) return undefined;
    const found = await find(record);
    if (!found) throw new Error(texts.form.gone);
    return found.set.id;
  };
  const prepareNext: Preparing['prepareNext'] = (set, press) =>
    new Promise((settle, reject) => {
      const mine = { set, settle };
      next = mine;
      const forget = () => {
        if (next !== mine) return;
        next = undefined;
        settle('unsent');
      };
      setTimeout(forget, SENT_MS);
      void Promise.resolve(press(() => next === mine)).catch(reject);
    });
  return {
    prepareNext,
    sets,
    find,
    send: async (path, options) => {
      const [match, id = ''] = RECORDS.exec(path) ?? [];
      if (match === undefined) return send(path, options);
      const headers = { ...options.headers, ...HEADERS };
      if ((options.method ?? 'GET') === 'GET')
        return send(path, id && shown.has(id) ? { ...options, headers } : options);
      const chosen = next;
      next = undefined;
      try {
        const set = chosen?.set ?? (await setFor(id));
        // The header is for keepBoth(), which reads the record again after a refusal.
        const saved = await (set ? send(`${path}?prepare=${set}`, { ...options, headers }) : send(path, options));
        chosen?.settle('saved');
        return saved;
      } catch (error) {
        chosen?.settle('refused');
        throw error;
      }
    },
  };
}
