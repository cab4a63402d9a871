/** @jest-environment jsdom */
import { LocalAuthStore } from 'pocketbase';
import { createPocketBase } from './createPocketBase';

const client = createPocketBase('/');
/** A sufficient token for the store: its payload has an expiry date. */
const token = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }))}.x`;
const record = { id: 'a', collectionId: 'b', collectionName: 'editors' };
beforeEach(() => window.localStorage.clear());

describe('the SDK’s defaults that the specification requires', () => {
  it('connects in 15 s or not, and again at growing intervals for ever', () => {
    const { maxConnectTimeout, predefinedReconnectIntervals, maxReconnectAttempts } = client.realtime as never as {
      maxConnectTimeout: number;
      predefinedReconnectIntervals: number[];
      maxReconnectAttempts: number;
    };
    expect({ maxConnectTimeout, predefinedReconnectIntervals, maxReconnectAttempts }).toEqual({
      maxConnectTimeout: 15_000,
      predefinedReconnectIntervals: [200, 300, 500, 1000, 1200, 1500, 2000],
      maxReconnectAttempts: Infinity,
    });
  });

  it('requires an id, a topic and a callback', async () => {
    const messages = client.records('messages');
    await expect(messages.getOne('')).rejects.toThrow('Missing required record id.');
    await expect(client.logs.getOne('')).rejects.toThrow('Missing required log id.');
    await expect(messages.subscribe('', () => {})).rejects.toThrow('Missing topic.');
    await expect(messages.subscribe('*', undefined as never)).rejects.toThrow('Missing subscription callback.');
    await expect(client.realtime.subscribe('', () => {})).rejects.toThrow('topic must be set.');
  });

  it('keeps a cookie below the browsers’ limit of 4096 bytes, and a small one whole', () => {
    const { authStore } = createPocketBase('/');
    authStore.save(token, { ...record, note: 'short' });
    expect(authStore.exportToCookie()).toContain('short');
    authStore.save(token, { ...record, note: 'x'.repeat(4096) });
    expect(authStore.exportToCookie().length).toBeLessThan(4096);
    expect(authStore.exportToCookie()).toContain('editors');
  });
});

it('keeps nothing in a visitor’s browser', () => {
  const { authStore } = createPocketBase('/');
  authStore.save(token, record);
  expect(authStore.isValid).toBe(true);
  expect({ stored: window.localStorage.length, cookie: document.cookie }).toEqual({ stored: 0, cookie: '' });
});

it('keeps an editor’s sign-in under the specified key, with the local store', () => {
  createPocketBase('/', new LocalAuthStore()).authStore.save(token, record);
  expect(Object.keys(window.localStorage)).toEqual(['pocketbase_auth']);
  expect(createPocketBase('/', new LocalAuthStore()).authStore).toMatchObject({ isValid: true, record });
});

it('notifies listeners of a sign-in and of a sign-out', () => {
  const { authStore } = createPocketBase('/');
  const heard: boolean[] = [];
  authStore.onChange(() => heard.push(authStore.isValid));
  authStore.save(token, record);
  authStore.clear();
  expect(heard).toEqual([true, false]);
});
