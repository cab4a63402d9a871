/** The fields of a record, as the API and the dashboard's form have them. */
export type Row = Readonly<Record<string, unknown>>;

/** Fields that no editor writes. */
const OWN = ['id', 'collectionId', 'collectionName', 'created', 'updated', 'revised', 'revised_sl', 'expand'];

interface Merge {
  /** The fields to save: those that only this editor changed. */
  mine: Record<string, unknown>;
  /** Fields that both changed, to different values: a person decides. */
  conflicts: string[];
}

/** The form has one file or relation as a list of one, the API as a text. */
const whole = (value: unknown): string =>
  JSON.stringify([value].flat().filter((part) => part !== '' && part !== null && part !== undefined));

/** Whether two values of a field are the same; a file that is yet to be uploaded equals nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  ![one, other].flat().some((part) => part instanceof Blob) && whole(one) === whole(other);

/**
 * Merges a save that was refused with the version that another editor saved meanwhile, field by field.
 * @param form the fields that were to be saved
 * @param theirs the stored version
 * @param base the version that the form was opened with; without it every difference is a conflict
 */
export function mergeRecord(form: Row, theirs: Row, base: Row | undefined): Merge {
  const merge: Merge = { mine: {}, conflicts: [] };
  for (const [field, value] of Object.entries(form)) {
    if (OWN.includes(field) || isSame(value, theirs[field])) continue;
    if (base && isSame(value, base[field])) continue;
    if (base && isSame(theirs[field], base[field])) merge.mine[field] = value;
    else merge.conflicts.push(field);
  }
  return merge;
}

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

/** The path of a record, with the set in which a save is prepared (prepare/prepareSaves.ts). */
const RECORD = /^\/api\/collections\/[^/]+\/records\/[^/?]+(?:\?prepare=\w+)?$/;
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
  const keyOf = (path: string, { updated }: Row) => `${path.split('?')[0]} ${String(updated)}`;
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
        const { headers = {} } = options;
        const theirs = (await send(path, { method: 'GET', headers })) as Row;
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
