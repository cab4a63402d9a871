import { endSession, KEY, keepSession, readToken } from './session';

/** The parts of a browser's storage that are used. */
function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('it is stored under the dashboard’s key', () => {
  expect(KEY).toBe('__pb_superusers__/_');
  const storage = memory();
  keepSession(Object.assign({ token: 'abc', record: { id: '1' } }, { meta: {} }), storage);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ token: 'abc', record: { id: '1' } });
  expect(readToken(storage)).toBe('abc');
  endSession(storage);
  expect(readToken(storage)).toBe('');
});

test.each(['', 'null', '{', '[]', '"text"', '{"token":7}'])('%j is no session', (value) => {
  expect(readToken(memory({ [KEY]: value }))).toBe('');
});
