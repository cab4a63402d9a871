import { type Ask, keepBoth, type Send, type Row } from './keepBoth';

const PATH = '/api/collections/posts/records/abc';
type Options = Parameters<Send>[1];

/** A server with one record that refuses saves of an earlier version, and the calls that it got. */
function serverWith(record: Row) {
  const state = { record, calls: [] as [string, string | undefined][] };
  const send: Send = async (path, options: Options) => {
    state.calls.push([options.method ?? 'GET', options.headers?.['If-Match']]);
    if (path !== PATH) return { items: [] };
    if (options.method !== 'PATCH') return { ...state.record };
    if (options.headers?.['If-Match'] !== `"${String(state.record['updated'])}"`) {
      throw Object.assign(new Error('stale'), {
        status: 409,
        response: { data: { updated: { message: 'Saved by ana@modrina.example.' } } },
      });
    }
    state.record = { ...state.record, ...(options.body as Row), updated: `${String(state.record['updated'])}+` };
    return { ...state.record };
  };
  return { state, send };
}

const never: Ask = () => Promise.reject(new Error('asked'));
const RECORD: Row = { id: 'abc', title: 'One', summary: 'S', updated: '1' };

it('names the version of the form at each save', async () => {
  const { state, send } = serverWith(RECORD);
  const wrapped = keepBoth(send, never);
  const form = (await wrapped(PATH, { method: 'GET' })) as Row;
  await wrapped(PATH, { method: 'PATCH', body: { ...form, title: 'Two' } });
  expect(state.calls).toEqual([
    ['GET', undefined],
    ['PATCH', '"1"'],
  ]);
  expect(state.record).toMatchObject({ title: 'Two', updated: '1+' });
});

it('merges a refused save with the version of another editor', async () => {
  const { state, send } = serverWith(RECORD);
  const wrapped = keepBoth(send, never);
  const form = (await wrapped(PATH, { method: 'GET' })) as Row;
  state.record = { ...RECORD, summary: 'Theirs', updated: '2' };
  expect(await wrapped(PATH, { method: 'PATCH', body: { ...form, title: 'Mine' } })).toMatchObject({ title: 'Mine' });
  expect(state.record).toMatchObject({ title: 'Mine', summary: 'Theirs' });
});

it('asks where both changed a field, and saves the choice', async () => {
  const { state, send } = serverWith(RECORD);
  const asked: unknown[] = [];
  const wrapped = keepBoth(send, async (savedBy, conflicts, form, theirs) => {
    asked.push([savedBy, conflicts, form['title'], theirs['title']]);
    return { title: 'Both' };
  });
  const form = (await wrapped(PATH, { method: 'GET' })) as Row;
  state.record = { ...RECORD, title: 'Theirs', updated: '2' };
  await wrapped(PATH, { method: 'PATCH', body: { ...form, title: 'Mine', summary: 'Mine too' } });
  expect(asked).toEqual([['Saved by ana@modrina.example.', ['title'], 'Mine', 'Theirs']]);
  expect(state.record).toMatchObject({ title: 'Both', summary: 'Mine too' });
});

it('saves nothing without a choice, and leaves the refusal to the form', async () => {
  const { state, send } = serverWith(RECORD);
  const wrapped = keepBoth(send, async () => null);
  const form = (await wrapped(PATH, { method: 'GET' })) as Row;
  state.record = { ...RECORD, title: 'Theirs', updated: '2' };
  await expect(wrapped(PATH, { method: 'PATCH', body: { ...form, title: 'Mine' } })).rejects.toThrow('stale');
  expect(state.record).toMatchObject({ title: 'Theirs' });
});

it('passes on every other call and every other refusal', async () => {
  const { state, send } = serverWith(RECORD);
  const wrapped = keepBoth(send, never);
  expect(await wrapped('/api/collections/posts/records', { method: 'GET' })).toEqual({ items: [] });
  await wrapped(PATH, {});
  const refusing = keepBoth(() => Promise.reject(Object.assign(new Error('no'), { status: 400 })), never);
  await expect(refusing(PATH, { method: 'PATCH', body: { ...RECORD } })).rejects.toThrow('no');
  expect(state.calls).toHaveLength(2);
});
