import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { QueueState } from '../../src/lib/publishing/protocol';
import { dataFolder } from '../dataFolder';
import { publishRelease } from '../release/publishRelease';
import { writeSampleBuild } from '../testing/sampleBuild';
import { keepBuilding } from './keepBuilding';
import type { Queue } from './queue';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-keep-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a move that an editor chose is reported once, so that a change right after it is not held back', async () => {
  const data = dataFolder(dir);
  const publish = async (content: string) => {
    await writeSampleBuild(path.join(dir, 'public'));
    const { manifest } = await publishRelease(path.join(dir, 'public'), data, { content, code: '', configuration: '' });
    return manifest.id;
  };
  const [old, newest] = [await publish('one'), await publish('two')];
  const state = {
    ...{ now: Date.now(), revision: 7, builtRevision: 7, heldRevision: 7, failedRevision: 0, retryAt: 0, changedAt: 0 },
    ...{ firstChangeAt: 0, holder: '', leaseUntil: 0, liveRelease: newest },
    moves: [{ build: 'b', release: old }],
  } as unknown as QueueState;
  const stop = new AbortController();
  const states = [state, { ...state, liveRelease: old, moves: [] }];
  const queue = {
    state: jest.fn(async () => {
      const next = states.shift();
      if (next) return next;
      stop.abort();
      return { ...state, liveRelease: old, moves: [] };
    }),
    move: jest.fn(async () => undefined),
  };
  await keepBuilding({
    ...{ queue: queue as unknown as Queue, data, holder: 'me', say: () => undefined, signal: stop.signal },
    build: async () => undefined,
  });
  expect(queue.move.mock.calls).toEqual([[{ release: old, build: 'b' }]]);
});

test('a requested release that is no longer kept does not delay a build', async () => {
  const data = dataFolder(dir);
  const state = {
    ...{ now: Date.now(), revision: 8, builtRevision: 7, heldRevision: 7, failedRevision: 0, retryAt: 0, changedAt: 1 },
    ...{ firstChangeAt: 1, holder: '', leaseUntil: 0, liveRelease: 'lost' },
    moves: [{ build: 'b', release: 'older' }],
  } as unknown as QueueState;
  const stop = new AbortController();
  const lease = { fence: 1, build: 'c', revision: 8, cause: 'Edit', waited: 0 };
  const queue = { state: async () => state, move: jest.fn(), lease: async () => lease };
  const build = jest.fn(async () => stop.abort());
  await keepBuilding({
    ...{ queue: queue as unknown as Queue, data, holder: 'me', say: () => undefined, signal: stop.signal },
    build,
  });
  expect(build).toHaveBeenCalledWith(lease);
  expect(queue.move).not.toHaveBeenCalled();
});
