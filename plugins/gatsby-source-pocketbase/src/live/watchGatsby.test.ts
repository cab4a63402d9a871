import { EventEmitter } from 'node:events';
import type { SourceNodesArgs } from 'gatsby';
import { watchGatsby } from './watchGatsby';

/** Gatsby's emitter, as far as it matters here: `*` hears everything, with the event's name second. */
function gatsby() {
  const hears: ((action: object, event: string) => void)[] = [];
  const emitter = new EventEmitter();
  emitter.on = (_name, listener) => {
    hears.push(listener);
    return emitter;
  };
  const { still } = watchGatsby(emitter as SourceNodesArgs['emitter']);
  const controller = new AbortController();
  const emit = (event: string, payload?: object) => hears.forEach((hear) => hear({ payload }, event));
  return {
    emit,
    madePages: () => emit('API_FINISHED', { apiName: 'createPages' }),
    abort: () => controller.abort(),
    /** Whether it is still within so many milliseconds. */
    isStill: async (ms: number) => {
      let isStill = false;
      void still(controller.signal).then(() => (isStill = true));
      await jest.advanceTimersByTimeAsync(ms);
      return isStill;
    },
  };
}

/** A Gatsby that has done all it does at the start. */
async function idleGatsby() {
  const started = gatsby();
  started.madePages();
  started.emit('QUERY_EXTRACTED');
  await jest.advanceTimersByTimeAsync(1000);
  return started;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is not still before its first pages are made and their queries found', async () => {
  const { emit, madePages, isStill } = gatsby();
  emit('API_FINISHED', { apiName: 'sourceNodes' });
  expect(await isStill(5000)).toBe(false);
  madePages();
  expect(await isStill(5000)).toBe(false);
  emit('QUERY_EXTRACTED');
  expect(await isStill(500)).toBe(true);
});

it('is still at once when nothing goes on', async () => {
  const { isStill } = await idleGatsby();
  expect(await isStill(0)).toBe(true);
});

it('makes pages from the first changed node to their end', async () => {
  const { emit, madePages, isStill } = await idleGatsby();
  emit('ENQUEUE_NODE_MUTATION');
  expect(await isStill(5000)).toBe(false);
  emit('SET_SCHEMA');
  expect(await isStill(5000)).toBe(false);
  madePages();
  emit('QUERY_EXTRACTED');
  expect(await isStill(200)).toBe(false);
  expect(await isStill(200)).toBe(true);
});

it('runs queries until each is done', async () => {
  const { emit, isStill } = await idleGatsby();
  emit('QUERY_START', { path: '/a/' });
  emit('QUERY_START', { path: '/b/' });
  emit('PAGE_QUERY_RUN', { path: '/a/' });
  expect(await isStill(5000)).toBe(false);
  emit('PAGE_QUERY_RUN', { path: '/b/' });
  expect(await isStill(500)).toBe(true);
});

it('does not wait for what a refresh broke off, nor for the pages that wait for this sourcing', async () => {
  const { emit, madePages, isStill } = await idleGatsby();
  emit('ENQUEUE_NODE_MUTATION');
  emit('QUERY_START', { path: '/a/' });
  emit('WEBHOOK_RECEIVED');
  emit('ENQUEUE_NODE_MUTATION');
  expect(await isStill(500)).toBe(true);
  emit('SET_SCHEMA');
  expect(await isStill(5000)).toBe(false);
  madePages();
  emit('QUERY_EXTRACTED');
  expect(await isStill(500)).toBe(true);
});

it('forgets after a minute without any event, and waits no longer when aborted', async () => {
  const forgetful = gatsby();
  expect(await forgetful.isStill(59_000)).toBe(false);
  expect(await forgetful.isStill(2000)).toBe(true);
  const aborted = gatsby();
  const waiting = aborted.isStill(100);
  aborted.abort();
  expect(await waiting).toBe(true);
});
