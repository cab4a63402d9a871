import { KEY } from '../../../pocketbase/pages/status/session';
import { createMemoryApi } from '../testing/MemoryApi';
import { memoryStorage } from '../testing/memoryStorage';
import { ANA, sessionOf, startWorkspace, type Started } from '../testing/startWorkspace';

const PAGE = 'pages/p';
const RECORDS = {
  pages: [{ id: 'p', title: 'About', slug: 'about', status: 'published' }],
  blocks: [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }],
};
const start = (options: Parameters<typeof startWorkspace>[0] = {}) =>
  startWorkspace({ api: createMemoryApi(RECORDS), ...options });
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const saves = ({ api }: Started) =>
  api.calls.filter(({ method, path }) => method !== 'GET' && path.includes('prepare='));
const save = ({ workspace }: Started) => workspace.get().save;

/** Types a title with which the session turns out to be over, and signs in. */
async function typeAndSignIn(on: Started, email: string): Promise<void> {
  on.api.interfere = () => ({ status: 401 });
  on.workspace.actions.change(PAGE, { title: 'Late' });
  await wait(700);
  on.api.interfere = () => undefined;
  await on.session.get().signIn(email, 'secret');
  await wait(0);
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('without a connection words wait in the journal, and are sent again after growing pauses', async () => {
  const on = await start();
  on.api.interfere = () => ({ status: 0 });
  on.workspace.actions.change(PAGE, { title: 'Offline' });
  await wait(700);
  expect(save(on)).toEqual({ kind: 'waiting', why: 'away' });
  expect(on.workspace.isAtRisk()).toBe(false);
  const before = on.api.calls.length - 1;
  const tries = () => on.api.calls.length - before;
  expect(tries()).toBe(1);
  await wait(1000);
  expect(tries()).toBe(2);
  await wait(1999);
  expect(tries()).toBe(2);
  await wait(1);
  expect(tries()).toBe(3);
  on.api.interfere = () => undefined;
  on.workspace.actions.retry();
  await wait(0);
  expect(save(on).kind).toBe('saved');
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Offline' });
});

test('a server that is asked too often says how long to wait', async () => {
  const on = await start();
  on.api.interfere = () => ({ status: 429, wait: 9 });
  on.workspace.actions.change(PAGE, { title: 'Often' });
  await wait(700);
  on.api.interfere = () => undefined;
  await wait(8900);
  expect(save(on)).toEqual({ kind: 'waiting', why: 'away' });
  await wait(100);
  expect(save(on).kind).toBe('saved');
});

test('a save whose answer was lost is not taken for another person’s', async () => {
  const on = await start();
  let lost = false;
  on.api.interfere = async (call) => {
    if (lost || call.method !== 'PATCH') return undefined;
    lost = true;
    await on.api.send(call.path, call as object);
    return { status: 0 };
  };
  on.workspace.actions.change(PAGE, { title: 'One' });
  await wait(700);
  on.workspace.actions.change(PAGE, { title: 'One and two' });
  await wait(1000);
  expect(on.workspace.get().fieldConflicts).toEqual([]);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'One and two' });
});

test('after a sign-out words wait until the person signs in again; another person does not send them unasked', async () => {
  const on = await start();
  on.api.interfere = () => ({ status: 401 });
  on.workspace.actions.change(PAGE, { title: 'Late' });
  await wait(700);
  expect(save(on)).toEqual({ kind: 'waiting', why: 'signedOut' });
  expect(on.session.get().person).toBeUndefined();
  on.api.interfere = () => undefined;
  await on.session.get().signIn('maja@modrina.example', 'secret');
  await wait(2000);
  expect(save(on)).toEqual({ kind: 'waiting', why: 'otherPerson' });
  expect(saves(on)).toEqual([]);
  on.workspace.actions.adopt();
  await wait(700);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Late' });
  expect(save(on).kind).toBe('saved');
  expect(on.storage).toHaveLength(1);
});

test('a person who takes over another person’s words publishes them as their own, also with words that are not sent yet', async () => {
  const storage = memoryStorage();
  storage.setItem(KEY, sessionOf('maja@modrina.example'));
  const on = await start({ storage });
  await typeAndSignIn(on, ANA);
  on.workspace.actions.adopt();
  await wait(700);
  on.workspace.actions.change(PAGE, { title: 'Later' });
  const published = on.workspace.actions.publish();
  await wait(3000);
  expect(await published).toEqual({ done: 1 });
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Later' });
});

test('the same person goes on after signing in', async () => {
  const on = await start();
  await typeAndSignIn(on, ANA);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Late' });
});

test('a full storage leaves words at risk until they are sent', async () => {
  const storage = memoryStorage({ [KEY]: sessionOf(ANA) });
  const on = await start({ storage });
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  on.workspace.actions.change(PAGE, { title: 'Long' });
  expect(on.workspace.isAtRisk()).toBe(true);
  await wait(700);
  expect(on.workspace.isAtRisk()).toBe(false);
});

test.each(['is away after the sign-in', 'answers after it'])(
  'another person does not send them if the server %s',
  async (when) => {
    const on = await start();
    let answer = () => {};
    const late = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    on.workspace.actions.change(PAGE, { title: 'Sent by Ana' });
    if (when === 'answers after it') on.api.interfere = ({ method }) => (method === 'PATCH' ? late : undefined);
    else on.api.interfere = () => ({ status: 401 });
    await wait(700);
    on.workspace.actions.change(PAGE, { title: 'Typed by Ana' });
    await on.session.get().signIn('maja@modrina.example', 'secret');
    await wait(0);
    on.api.interfere = () => ({ status: 503 });
    if (when === 'answers after it') answer();
    else await on.workspace.actions.refresh();
    on.api.interfere = () => undefined;
    await wait(5000);
    expect(save(on)).toEqual({ kind: 'waiting', why: 'otherPerson' });
    expect(on.api.shown(PAGE)?.['title']).not.toBe('Typed by Ana');
  },
);

/** A page that was left with a title that the server, which is away, does not have. */
async function leftWith(title: string): Promise<Started> {
  const on = await start();
  on.api.interfere = () => ({ status: 0 });
  on.workspace.actions.change(PAGE, { title });
  await wait(700);
  on.end();
  return on;
}

test('words of a page that was left while the server was away are sent when it is back', async () => {
  const on = await leftWith('Left behind');
  on.api.interfere = () => undefined;
  await wait(15_000);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Left behind' });
});

test('words of a page that was left are not sent under the name of the next person', async () => {
  const on = await leftWith('Of Ana');
  await on.session.get().signIn('bor@modrina.example', 'secret');
  on.api.interfere = () => undefined;
  await wait(60_000);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'About' });
});

test('a page that is opened again sends them itself, once', async () => {
  const on = await leftWith('Left behind');
  on.api.interfere = () => undefined;
  const before = saves(on).length;
  const again = await start(on);
  await wait(20_000);
  expect(again.workspace.get().save.kind).toBe('saved');
  expect(saves(on).slice(before)).toHaveLength(1);
});
