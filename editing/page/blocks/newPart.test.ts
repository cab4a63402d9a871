import { newPart } from './newPart';

test('a new link has a name without https, where a browser has no crypto.randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const names = [newPart('menu_links'), newPart('menu_links', undefined, 'above')].map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^link-[a-z0-9]{8}$/), expect.stringMatching(/^link-[a-z0-9]{8}$/)]);
    expect(names[0]).not.toBe(names[1]);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
