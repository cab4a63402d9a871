import type { PreparedChange, PreparedSet } from '../../../pocketbase/hooks/prepared/types';
import type { Answer } from '../../../pocketbase/pages/send';
import { keyOf, newId } from '../Doc';
import { parentOf } from '../parts';
import type { Request, Send } from '../saving/requests';
import type { Key, Values } from '../types';
import type { Records } from './memoryWorkspace';

/** A call of the server, for tests to look at. */
export interface Call {
  method: string;
  path: string;
  body?: object | undefined;
  headers: Record<string, string>;
}

/** A server in memory, with prepared changes; for tests. */
export interface MemoryApi {
  readonly send: Send;
  readonly calls: Call[];
  /** Answers instead of the server, if it returns an answer: `{ status: 0 }` for no connection. */
  interfere: (call: Call) => Partial<Answer> | undefined | Promise<Partial<Answer> | undefined>;
  /** A record with its prepared change. */
  shown(key: Key): Values | undefined;
  published(key: Key): Values | undefined;
  /** Prepares a change as another person does. */
  prepare(key: Key, values: Values, by?: string): void;
  sets: PreparedSet[];
  /** The kinds of the prepared changes: `changed posts/a`. */
  kinds(): readonly string[];
}

interface Change {
  readonly set: string;
  readonly kind: PreparedChange['kind'];
  readonly values: Values;
  readonly by: string;
}

export function createMemoryApi(records: Records = {}): MemoryApi {
  const live = new Map<Key, Values>();
  for (const [collection, rows] of Object.entries(records))
    for (const row of rows) live.set(`${collection}/${String(row['id'])}`, { updated: 'first', ...row });
  const changes = new Map<Key, Change>();
  let time = 0;
  const shown: MemoryApi['shown'] = (key) => {
    const change = changes.get(key);
    if (change?.kind === 'deleted') return undefined;
    return change ? { ...live.get(key), ...change.values } : live.get(key);
  };
  const put = (key: Key, set: string, values: Values, by = 'ana@modrina.example') => {
    const kind = live.has(key) ? 'changed' : 'created';
    const all = { ...changes.get(key)?.values, ...values, updated: `save ${++time}` };
    changes.set(key, { kind, set, by, values: all });
    return shown(key) ?? {};
  };
  const setsNow = () =>
    api.sets.map((set) => ({
      ...set,
      changes: [...changes]
        .filter(([, change]) => change.set === set.id)
        .map(([key, { kind, values, by }]): PreparedChange => {
          const [collection = '', id = ''] = key.split('/');
          const updated = String(values['updated'] ?? '');
          const rest = { label: '', within: '', fits: true, page: null, whole: rootOf(collection, id), updated };
          return { ...rest, change: key, collection, id, kind, by, changed: Object.keys(values) };
        }),
    }));
  const rootOf = (collection: string, id: string): PreparedChange['whole'] => {
    const parent = parentOf(collection);
    const row = shown(keyOf(collection, id)) ?? live.get(keyOf(collection, id));
    return parent && row ? rootOf(parent.collection, String(row[parent.by])) : { collection, id };
  };
  const begin = (title: string) => {
    const id = newId();
    api.sets.push({ id, title, by: '', created: '', publish_at: '', error: '', changes: [], links: [] });
    return id;
  };
  const end = (set: string) => {
    api.sets = api.sets.filter(({ id }) => id !== set);
    [...changes].filter(([, change]) => change.set === set).forEach(([key]) => changes.delete(key));
  };

  const answerSets = ({ method, path, body = {} }: Call): Answer => {
    const [, , , id = '', action = ''] = path.split('/');
    const given: { title?: string; change?: Key; seen?: Readonly<Record<string, string>> } = body;
    if (!id && method === 'GET') return ok({ sets: setsNow() });
    if (!id) return ok({ id: begin(String(given.title)) });
    if (!api.sets.some((set) => set.id === id)) return refusal(404, 'no set');
    if (action === 'remove' && given.change) changes.delete(given.change);
    const now = setsNow().find((set) => set.id === id)?.changes ?? [];
    if (given.seen && now.some(({ change, updated }) => given.seen?.[change] !== updated))
      return refusal(409, 'saved since');
    if (action === 'publish') {
      const own = [...changes].filter(([, change]) => change.set === id);
      own.forEach(([key, { kind }]) => (kind === 'deleted' ? live.delete(key) : live.set(key, shown(key) ?? {})));
      end(id);
      return ok({ done: own.length });
    }
    if (action === 'discard') end(id);
    return { ...ok({}), status: 204 };
  };

  const list = (collection: string, query: URLSearchParams): Answer => {
    const [, by = '', value = ''] = /^([\w.]+) = "(\w+)"$/.exec(query.get('filter') ?? '') ?? [];
    const keys = [...new Set([...live.keys(), ...changes.keys()])].filter((key) => key.startsWith(`${collection}/`));
    const rows = keys.map(shown).filter((row): row is Values => row !== undefined);
    return ok({ items: rows.filter((row) => !by || reach(collection, row, by.split('.')) === value) });
  };
  const reach = (collection: string, row: Values | undefined, [first = '', ...rest]: string[]): unknown => {
    const next = row?.[first];
    const parent = parentOf(collection)?.collection ?? '';
    return rest.length > 0 ? reach(parent, shown(`${parent}/${String(next)}`), rest) : next;
  };

  const answerRecords = ({ method, path, body, headers }: Call): Answer => {
    const url = new URL(path, 'http://server.example');
    const [, , , collection = '', , id = ''] = url.pathname.split('/');
    if (!id && method === 'GET') return list(collection, url.searchParams);
    const set = url.searchParams.get('prepare') ?? '';
    if (method !== 'GET' && !api.sets.some((each) => each.id === set)) return refusal(404, 'no set');
    const values = valuesIn(body);
    const key: Key = `${collection}/${id || String(values['id'])}`;
    const before = shown(key);
    if (method === 'POST') return before ? refusal(400, 'taken', { id: 'taken' }) : ok(put(key, set, values));
    if (!before) return refusal(404, 'not found');
    if (method === 'GET') return ok(before);
    if (method === 'DELETE') {
      if (live.has(key)) changes.set(key, { kind: 'deleted', set, by: '', values: {} });
      else changes.delete(key);
      return { ...ok({}), status: 204 };
    }
    const version = headers['If-Match'];
    if (version && version !== `"${String(before['updated'])}"`) return refusal(409, 'Saved by maja@modrina.example.');
    return ok(put(key, set, values));
  };

  const api: MemoryApi = {
    ...{ calls: [], sets: [], shown, interfere: () => undefined },
    published: (key) => live.get(key),
    prepare: (key, values, by = 'maja@modrina.example') =>
      void put(key, changes.get(key)?.set ?? api.sets[0]?.id ?? begin('Theirs'), values, by),
    kinds: () => [...changes].map(([key, { kind }]) => `${kind} ${key}`),
    send: async (path, { method = 'GET', body, headers = {}, onProgress }: Request = {}) => {
      const call = { method, path, body, headers };
      api.calls.push(call);
      const other = await api.interfere(call);
      if (other) return { ...ok({}), ...other };
      onProgress?.(0.5);
      return path.startsWith('/_site/prepared') ? answerSets(call) : answerRecords(call);
    },
  };
  return api;
}

const ok = (data: Record<string, unknown>): Answer => ({ status: 200, data, wait: 0 });

/** @param faults sentences by field */
export const refusal = (status: number, message: string, faults: Readonly<Record<string, string>> = {}): Answer => ({
  ...{ status, wait: 0 },
  data: { message, data: Object.fromEntries(Object.entries(faults).map(([name, text]) => [name, { message: text }])) },
});

const valuesIn = (body: object | undefined): Values =>
  body instanceof FormData
    ? Object.fromEntries([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
    : ({ ...body } as Values);
