import type { PreparedSet } from '../../../hooks/prepared/types';
import { keepBoth, type Row, type Send } from '../keepBoth';
import { pressSave } from './prepareForm';
import { prepareSaves } from './prepareSaves';

const PATH = '/api/collections/posts/records/abc';
type Options = Parameters<Send>[1];
const set = { id: 'spring', title: 'Spring', changes: [{ id: 'abc', change: 'c' }] } as PreparedSet;

/** A server with these sets, and the calls that it got. */
function makeServer(...sets: PreparedSet[]) {
  const calls: string[] = [];
  const send: Send = async (path, { method = 'GET', headers }: Options) => {
    if (path === '/_site/prepared') return { sets };
    calls.push(`${method} ${path}${headers?.['X-Prepared'] ? ' with prepared changes' : ''}`);
    return { id: 'abc' };
  };
  return { calls, send };
}

it('publishes saves as ever, and has the next one prepared in a set', async () => {
  const { calls, send } = makeServer();
  const preparing = prepareSaves(send, new Set());
  await preparing.send(PATH, { method: 'GET' });
  await preparing.send(PATH, { method: 'PATCH', body: {} });
  const press = () => preparing.send(PATH, { method: 'PATCH', body: {} });
  await expect(preparing.prepareNext('spring', press)).resolves.toBe('saved');
  await preparing.send(PATH, { method: 'PATCH', body: {} });
  expect(calls).toEqual([
    `GET ${PATH}`,
    `PATCH ${PATH}`,
    `PATCH ${PATH}?prepare=spring with prepared changes`,
    `PATCH ${PATH}`,
  ]);
});

it('forgets the set if the form has nothing to save, so that a later save is published', async () => {
  jest.useFakeTimers();
  const { calls, send } = makeServer();
  const preparing = prepareSaves(send, new Set());
  let isNext = () => false;
  const outcome = preparing.prepareNext('spring', (asked) => void (isNext = asked));
  expect(isNext()).toBe(true);
  await jest.advanceTimersByTimeAsync(5000);
  await expect(outcome).resolves.toBe('unsent');
  expect(isNext()).toBe(false);
  jest.useRealTimers();
  await preparing.send(PATH, { method: 'PATCH', body: {} });
  expect(calls).toEqual([`PATCH ${PATH}`]);
});

it('presses Save only while the save is still prepared: a tab in the background draws its frame too late', async () => {
  const click = jest.fn();
  const frames: (() => void)[] = [];
  Object.assign(globalThis, { requestAnimationFrame: (draw: () => void) => frames.push(draw) });
  const footer = {
    querySelector: (name: string) => (name === '.btns' ? { hidden: true } : { click }),
    querySelectorAll: () => [],
  };
  const modal = { querySelector: () => footer } as unknown as HTMLElement;
  const drawn = async (isNext: boolean) => {
    const pressed = pressSave(modal, () => isNext);
    frames.shift()?.();
    frames.shift()?.();
    await pressed;
    return click.mock.calls.length;
  };
  expect([await drawn(false), await drawn(true)]).toEqual([0, 1]);
});

it('reports a refusal, which the form shows, and prepares the next save no more', async () => {
  const { calls, send } = makeServer();
  const refusing = prepareSaves(async (path, options) => {
    await send(path, options);
    throw new Error('refused');
  }, new Set());
  const press = () => void refusing.send(PATH, { method: 'PATCH', body: {} }).catch(() => undefined);
  await expect(refusing.prepareNext('spring', press)).resolves.toBe('refused');
  await expect(refusing.send(PATH, { method: 'PATCH', body: {} })).rejects.toThrow('refused');
  expect(calls.at(-1)).toBe(`PATCH ${PATH}`);
});

it('reads and saves the prepared version where that is shown', async () => {
  const { calls, send } = makeServer(set);
  const preparing = prepareSaves(send, new Set(['abc']));
  await preparing.send(PATH, { method: 'GET' });
  await preparing.send(PATH, { method: 'PATCH', body: {} });
  await preparing.send(`${PATH}d`, { method: 'PATCH', body: {} });
  expect(calls).toEqual([
    `GET ${PATH} with prepared changes`,
    `PATCH ${PATH}?prepare=spring with prepared changes`,
    `PATCH ${PATH}d`,
  ]);
});

it('publishes nothing of a prepared version whose set is gone', async () => {
  const { calls, send } = makeServer();
  const preparing = prepareSaves(send, new Set(['abc']));
  await expect(preparing.send(PATH, { method: 'PATCH', body: {} })).rejects.toThrow('published or discarded');
  expect(calls).toEqual([]);
});

it('prepares also the save that follows a refusal because of another editor', async () => {
  const stored: Row = { id: 'abc', title: 'Theirs', summary: 'S', updated: '2' };
  const asked: string[] = [];
  const server: Send = async (path, { method, headers }: Options) => {
    asked.push(`${method} ${path}${headers?.['X-Prepared'] ? ' with prepared changes' : ''}`);
    if (method !== 'PATCH' || headers?.['If-Match'] === '"2"') return { ...stored };
    const response = { data: { updated: { message: 'Saved by ana@modrina.example.' } } };
    throw Object.assign(new Error('stale'), { status: 409, response });
  };
  const preparing = prepareSaves(
    keepBoth(server, async (_, conflicts, form) => Object.fromEntries(conflicts.map((name) => [name, form[name]]))),
    new Set(),
  );
  const form = { id: 'abc', title: 'Mine', summary: 'S', updated: '1' };
  await preparing.prepareNext('spring', () => preparing.send(PATH, { method: 'PATCH', body: form }));
  expect(asked).toEqual([
    `PATCH ${PATH}?prepare=spring with prepared changes`,
    `GET ${PATH}?prepare=spring with prepared changes`,
    `PATCH ${PATH}?prepare=spring with prepared changes`,
  ]);
});
