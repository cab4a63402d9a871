import type { QueueState } from '../../src/lib/publishing/protocol';
import { MOST_MS, QUIET_MS, waitBeforeBuild } from './waitBeforeBuild';

const NOW = 1_000_000;
const state = (more: Partial<QueueState> = {}): QueueState => ({
  ...{ now: NOW, revision: 5, builtRevision: 5, heldRevision: 0, failedRevision: 0, retryAt: 0, changedAt: NOW },
  ...{ firstChangeAt: 0, holder: '', leaseUntil: 0, liveRelease: '', moves: [] },
  preview: { wanted: false, changed: '' },
  ...more,
});
const dirty = (more: Partial<QueueState> = {}) => state({ revision: 6, firstChangeAt: NOW, ...more });

test('waits for quiet, but not for ever', () => {
  expect(waitBeforeBuild(state())).toBe(Infinity);
  expect(waitBeforeBuild(dirty())).toBe(QUIET_MS);
  expect(waitBeforeBuild(dirty({ changedAt: NOW - QUIET_MS }))).toBe(0);
  expect(waitBeforeBuild(dirty({ firstChangeAt: NOW - MOST_MS + 200 }))).toBe(200);
  expect(waitBeforeBuild(dirty({ firstChangeAt: NOW - MOST_MS }))).toBe(0);
});

test('waits while another builds, unless that one has ended', () => {
  const other = dirty({ changedAt: 1, firstChangeAt: 1, holder: 'other', leaseUntil: NOW + 900 });
  expect(waitBeforeBuild(other)).toBe(900);
  expect(waitBeforeBuild(other, true)).toBe(0);
  expect(waitBeforeBuild({ ...other, leaseUntil: NOW })).toBe(0);
});

test('a failed revision waits for a change, or for its time after a failure of the machine', () => {
  const failed = dirty({ failedRevision: 6, changedAt: 1, firstChangeAt: 0 });
  expect(waitBeforeBuild(failed)).toBe(Infinity);
  expect(waitBeforeBuild({ ...failed, retryAt: NOW + 700 })).toBe(700);
  expect(waitBeforeBuild({ ...failed, retryAt: NOW })).toBe(0);
  expect(waitBeforeBuild({ ...failed, revision: 7, changedAt: NOW })).toBe(QUIET_MS);
});

test('the update of a start is repeated after a failure of the machine, though no change waits; not after a rollback', () => {
  const failed = state({ failedRevision: 5, retryAt: NOW + 700 });
  expect(waitBeforeBuild(failed)).toBe(700);
  expect(waitBeforeBuild({ ...failed, retryAt: NOW - 1 })).toBe(0);
  expect(waitBeforeBuild({ ...failed, retryAt: 0 })).toBe(Infinity);
  expect(waitBeforeBuild({ ...failed, heldRevision: 5 })).toBe(Infinity);
  expect(waitBeforeBuild({ ...failed, revision: 0, builtRevision: 0, failedRevision: 0 })).toBe(700);
});

test('changes before a rollback wait for the next change', () => {
  const held = dirty({ heldRevision: 6, changedAt: 1, firstChangeAt: 1 });
  expect(waitBeforeBuild(held)).toBe(Infinity);
  expect(waitBeforeBuild({ ...held, revision: 7 })).toBe(0);
});

/** Numbers that look like chance and come again with the same seed. */
function chance(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return value / 2 ** 32;
  };
}

interface Build {
  from: number;
  to: number;
  revision: number;
}

/** Plays edits against builds, with the rules of pocketbase/hooks/publishing (lease, finish), in steps of 50 ms. */
function play(edits: readonly number[], buildTimes: () => number, end: number): Build[] {
  const queue = state({ now: 0, revision: 0, builtRevision: 0, changedAt: 0 });
  const builds: Build[] = [];
  let running: Build | undefined;
  let next = 0;
  for (queue.now = 0; queue.now <= end; queue.now += 50) {
    for (; next < edits.length && (edits[next] ?? 0) <= queue.now; next++) {
      queue.revision += 1;
      queue.changedAt = queue.now;
      queue.firstChangeAt ||= queue.now || 1;
    }
    if (running && running.to <= queue.now) {
      queue.builtRevision = running.revision;
      running = undefined;
    }
    if (running || waitBeforeBuild(queue) > 0) continue;
    running = { from: queue.now, to: queue.now + buildTimes(), revision: queue.revision };
    queue.firstChangeAt = 0;
    builds.push(running);
  }
  return builds;
}

test('edits by chance: the last is published, none waits longer than promised, no build is for nothing', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = chance(seed);
    const count = 1 + Math.floor(random() * 100);
    const span = random() * 120_000;
    const edits = Array.from({ length: count }, () => Math.round(random() * span)).sort((a, b) => a - b);
    const builds = play(edits, () => 1_000 + random() * 30_000, 300_000);
    const before = [{ from: 0, to: 0, revision: 0 }, ...builds];
    const faults = builds.filter((build, index) => {
      const { to = 0, revision = 0 } = before[index] ?? {};
      const promised = Math.max((edits[revision] ?? 0) + MOST_MS, to);
      return build.from < to || build.revision <= revision || build.from > promised + 100;
    });
    expect([seed, faults, builds.at(-1)?.revision]).toEqual([seed, [], count]);
  }
});

test.each([300, 1_000, 8_000, 25_000])('a hundred edits in a burst of %i ms are two builds at most', (span) => {
  const edits = Array.from({ length: 100 }, (_, n) => (n * span) / 100);
  for (const time of [500, 5_000, 40_000]) expect(play(edits, () => time, 120_000).length).toBeLessThanOrEqual(2);
});
