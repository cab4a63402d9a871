import { makeKey } from './makeKey';

it('makes UUIDs of version 4, another each time', () => {
  const keys = Array.from({ length: 1000 }, makeKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
