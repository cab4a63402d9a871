import { mergeRecord, type Row } from './mergeRecord';

interface SendOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export type Send = (path: string, options: SendOptions) => Promise<unknown>;

/** A refusal of the API. */
interface Refusal {
  status?: number;
  response?: { data?: { updated?: { message?: string } } };
}

/** Asks the editor which values of fields to keep; null if the editor gives up for now. */
export type Ask = (savedBy: string, conflicts: readonly string[], form: Row, theirs: Row) => Promise<Row | null>;

const RECORD = /^\/api\/collections\/[^/]+\/records\/[^/?]+$/;
const isRow = (value: unknown): value is Row => value instanceof Object && !(value instanceof FormData);

/**
 * Wraps the dashboard's calls: a save that is refused because another editor saved the record meanwhile is merged with that
 * version and sent again. The form keeps what was typed until a save succeeds.
 * @param send of PocketBase's client
 * @param ask which values to keep where both editors changed a field
 */
export function keepBoth(send: Send, ask: Ask): Send {
  /** The versions that forms were opened with: a form names its own by `updated`. */
  const versions = new Map<string, Row>();
  const keyOf = (path: string, { updated }: Row) => `${path} ${String(updated)}`;
  const note = (path: string, record: unknown) => {
    if (isRow(record)) versions.set(keyOf(path, record), structuredClone(record));
    return record;
  };

  const save = async (path: string, options: SendOptions, form: Row): Promise<unknown> => {
    let body = form;
    let base = versions.get(keyOf(path, form));
    for (;;) {
      try {
        const headers = { ...options.headers, 'If-Match': `"${String(body['updated'])}"` };
        return note(path, await send(path, { ...options, body, headers }));
      } catch (error) {
        const { status, response } = error as Refusal;
        const savedBy = response?.data?.updated?.message;
        if (status !== 409 || savedBy === undefined) throw error;
        const theirs = (await send(path, { method: 'GET' })) as Row;
        const { mine, conflicts } = mergeRecord(body, theirs, base);
        const decided = conflicts.length > 0 ? await ask(savedBy, conflicts, body, theirs) : {};
        if (decided === null) throw error;
        body = { ...mine, ...decided, updated: theirs['updated'] };
        base = theirs;
      }
    }
  };

  return async (path, options) => {
    if (!RECORD.test(path)) return send(path, options);
    if (options.method === 'PATCH' && isRow(options.body) && 'updated' in options.body) {
      return save(path, options, options.body);
    }
    const answer = await send(path, options);
    return options.method === 'GET' || options.method === undefined ? note(path, answer) : answer;
  };
}
