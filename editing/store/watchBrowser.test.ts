import { memoryWorkspace } from './testing/memoryWorkspace';
import { watchBrowser } from './watchBrowser';

const RECORDS = { pages: [{ id: 'p', title: 'About' }] };

/** A workspace in a tab, with the channel to the others. */
function start({ isAtRisk: first = false } = {}) {
  let isAtRisk = first;
  const made = memoryWorkspace('pages/p', RECORDS);
  const [retry, refresh] = [jest.fn(), jest.fn(async () => undefined)];
  const workspace = { ...made, isAtRisk: () => isAtRisk, actions: { ...made.actions, retry, refresh } };
  const [window, document, channel] = [new EventTarget(), new EventTarget(), new EventTarget()];
  const told: unknown[] = [];
  const end = watchBrowser(workspace, {
    ...{ window, document: Object.assign(document, { visibilityState: 'visible' as const }) },
    channel: Object.assign(channel, { postMessage: (data: unknown) => void told.push(data), close: () => undefined }),
  });
  const setAtRisk = (now: boolean) => (isAtRisk = now);
  return { workspace, retry, refresh, window, document, channel, told, end, setAtRisk };
}
const message = (data: string) => Object.assign(new Event('message'), { data });

test('it goes on when the connection is back, and takes over what others saved when the tab is shown', () => {
  const on = start();
  on.window.dispatchEvent(new Event('online'));
  on.document.dispatchEvent(new Event('visibilitychange'));
  expect([on.retry.mock.calls, on.refresh.mock.calls]).toEqual([[[]], [[]]]);
  on.end();
  on.window.dispatchEvent(new Event('online'));
  expect(on.retry).toHaveBeenCalledTimes(1);
});

test('it notifies other tabs of saved records, and receives their notices', () => {
  const on = start();
  on.workspace.actions.change('pages/p', { title: 'Saved' });
  expect(on.told).toEqual(['pages/p']);
  on.channel.dispatchEvent(message('pages/q'));
  expect(on.refresh).not.toHaveBeenCalled();
  on.channel.dispatchEvent(message('pages/p'));
  expect(on.refresh).toHaveBeenCalledTimes(1);
});

test.each([false, true])('it asks before the tab is closed only if words would be lost: %j', (isAtRisk) => {
  const on = start({ isAtRisk });
  const leaving = new Event('beforeunload', { cancelable: true });
  on.window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(isAtRisk);
});

test('it asks after its end as long as something is still being sent', () => {
  const on = start({ isAtRisk: true });
  const isAsked = () => !on.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  on.end();
  expect(isAsked()).toBe(true);
  on.setAtRisk(false);
  on.workspace.actions.change('pages/p', { title: 'Sent' });
  on.setAtRisk(true);
  expect(isAsked()).toBe(false);
});
