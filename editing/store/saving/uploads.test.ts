import { createMemoryApi, type MemoryApi, refusal } from '../testing/MemoryApi';
import { startWorkspace, type Started, UNREADABLE } from '../testing/startWorkspace';

const BLOCK = 'blocks/b';
const ITEM = 'block_items/i';
const RECORDS = {
  pages: [{ id: 'p', title: 'About', slug: 'about', status: 'published' }],
  blocks: [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }],
  block_items: [{ id: 'i', block: 'b', order: 10, title: 'Item' }],
};
const start = () => startWorkspace({ api: createMemoryApi(RECORDS) });
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const save = ({ workspace }: Started) => workspace.get().save.kind;

/** Holds the next upload. @returns its release */
function holdUpload(api: MemoryApi): () => void {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  let isHeld = false;
  api.interfere = ({ body }) => {
    if (isHeld || !(body instanceof FormData)) return undefined;
    isHeld = true;
    return held;
  };
  return release;
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('pictures that wait are sent after their page was left', async () => {
  const on = await start();
  const release = holdUpload(on.api);
  on.workspace.actions.upload(BLOCK, 'image', picture('one.png'));
  on.workspace.actions.upload(ITEM, 'image', picture('two.png'));
  await wait(700);
  on.end();
  expect(on.workspace.isAtRisk()).toBe(true);
  release();
  await wait(0);
  expect([on.api.shown(BLOCK)?.['image'], on.api.shown(ITEM)?.['image']]).toEqual(['one.png', 'two.png']);
  expect(on.workspace.isAtRisk()).toBe(false);
});

test('a picture whose page is left at once is sent', async () => {
  const on = await start();
  on.workspace.actions.upload(BLOCK, 'image', picture('one.png'));
  on.end();
  await wait(0);
  expect(on.api.shown(BLOCK)).toMatchObject({ image: 'one.png' });
});

test('a picture is sent when the server is back, though its page was left', async () => {
  const on = await start();
  on.api.interfere = () => ({ status: 0 });
  on.workspace.actions.upload(BLOCK, 'image', picture('one.png'));
  await wait(700);
  on.end();
  on.api.interfere = () => undefined;
  await wait(2000);
  expect(on.api.shown(BLOCK)).toMatchObject({ image: 'one.png' });
});

test('a copy that is made during an upload has the picture as well, and not the one before it', async () => {
  const on = await start();
  on.workspace.actions.upload(BLOCK, 'image', picture('before.png'));
  await wait(1500);
  const release = holdUpload(on.api);
  on.workspace.actions.upload(BLOCK, 'image', picture('new.png'));
  await wait(700);
  const copy = on.workspace.actions.duplicate(BLOCK);
  release();
  await wait(3000);
  expect([on.api.shown(BLOCK)?.['image'], on.api.shown(copy)?.['image']]).toEqual(['new.png', 'new.png']);
  expect(save(on)).toBe('saved');
});

test('a picture that is removed during its upload stays removed', async () => {
  const on = await start();
  const release = holdUpload(on.api);
  on.workspace.actions.upload(BLOCK, 'image', picture('secret.png'));
  await wait(700);
  on.workspace.actions.upload(BLOCK, 'image', null);
  release();
  await wait(1500);
  expect(on.workspace.get().records.get(BLOCK)?.values['image']).toBe('');
  expect(on.api.shown(BLOCK)).toMatchObject({ image: '' });
  expect(save(on)).toBe('saved');
});

test('a picture of a part that lacks a field waits for that, and goes with the part', async () => {
  const on = await start();
  const made = on.workspace.actions.add('block_items', { block: 'b' });
  on.workspace.actions.upload(made, 'image', picture('logo.png'));
  await wait(1500);
  expect([save(on), on.workspace.isAtRisk()]).toEqual(['unfinished', true]);
  const undo = on.workspace.actions.remove(made);
  await wait(1500);
  expect([save(on), on.workspace.isAtRisk()]).toEqual(['saved', false]);
  undo();
  on.workspace.actions.change(made, { title: 'Logo' });
  await wait(1500);
  expect(on.api.shown(made)).toMatchObject({ title: 'Logo', image: 'logo.png' });
});

test('a picture that is refused during publishing keeps the set from being published, and is named', async () => {
  const on = await start();
  on.workspace.actions.change('pages/p', { title: 'New' });
  on.workspace.actions.upload(BLOCK, 'image', picture('scripts.svg'));
  on.api.interfere = ({ body }) =>
    body instanceof FormData ? refusal(400, 'Scripts.', { image: 'Scripts.' }) : undefined;
  await expect(on.workspace.actions.publish()).rejects.toThrow('Some fields cannot be saved as they are.');
  expect(on.api.published('pages/p')).toMatchObject({ title: 'About' });
  const gap = { key: BLOCK, fields: ['image'], kind: 'refused' };
  expect(on.workspace.get().gaps).toContainEqual(gap);
  // A save of another field does not hide it; only the person gives the file up.
  on.workspace.actions.change(BLOCK, { title: 'Other' });
  await wait(1500);
  expect(on.workspace.get().gaps).toContainEqual(gap);
  on.workspace.actions.change(BLOCK, { image: '' });
  expect(on.workspace.get().gaps).not.toContainEqual(gap);
});

test('a picture that cannot be read any more is a fault of its field, and nothing waits for it', async () => {
  const on = await start();
  on.workspace.actions.upload(BLOCK, 'image', picture(UNREADABLE));
  await wait(1500);
  expect(on.workspace.get().faults.get(BLOCK)).toEqual({ image: expect.stringContaining('could not be read') });
  expect(on.workspace.isAtRisk()).toBe(false);
});
