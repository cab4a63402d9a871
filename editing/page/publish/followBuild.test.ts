import type { SetAside } from '../../../pocketbase/hooks/setAside/types';
import type { PlainBuild } from '../../../pocketbase/hooks/status/types';
import type { Key } from '../../store/types';
import { progressOf, type Publication } from './followBuild';

const now = Date.parse('2026-11-25T14:00:00Z');
const build = (id: string, status: string): PlainBuild => ({
  ...{ id, status, cause: '', by: '', collection: '', record: '', progress: 'pages 3 of 9', error: '', error_link: '' },
  ...{ warning: '', action: '', created: '', started_at: '', finished_at: '', release: '', duration_ms: 0, pages: 0 },
  ...{ pages_changed: 0, deadLinks: [] },
});
const own = (since: string, records = ['posts/a']): Publication => ({
  ...{ since, records: records as Key[], by: 'ana@modrina.example' },
});
const calm = {
  now,
  builderSeen: now,
  isStuck: false,
  isHeld: false,
  retryAt: '',
  failures: [],
  host: null,
  pending: [],
  setAside: [],
};

test('a change waits, is built, and is live', () => {
  const queued = build('b2', 'queued');
  expect(progressOf({ ...calm, builds: [queued], pending: [queued] }, own('b1'))).toEqual({ kind: 'waits' });
  const running = build('b2', 'building');
  expect(progressOf({ ...calm, builds: [running], pending: [running] }, own('b1')).kind).toBe('building');
  expect(progressOf({ ...calm, builds: [build('b2', 'live')] }, own('b1'))).toEqual({ kind: 'live' });
});

test('without a queued build nothing changes for visitors, unless something holds the build up', () => {
  const builds = [build('b1', 'live')];
  expect(progressOf({ ...calm, builds }, own('b1'))).toEqual({ kind: 'noBuild' });
  expect(progressOf({ ...calm, builds, isHeld: true }, own('b1'))).toMatchObject({ kind: 'held' });
  expect(progressOf({ ...calm, builds }, own('unknown'))).toEqual({ kind: 'live' });
});

test('a failure has its reason', () => {
  const failed = { ...build('b2', 'failed'), error: 'A link leads nowhere.' };
  const failures = [{ ...failed, shrink: null }];
  expect(progressOf({ ...calm, builds: [failed], failures, isStuck: true }, own('b1'))).toEqual({
    kind: 'failed',
    why: 'A link leads nowhere.',
  });
});

test('a change that is set aside is not live, although a later build is', () => {
  const sentences = ['The page /x/ has no title.'];
  const record = { collection: 'posts', id: 'a', label: 'Title' };
  const change = { id: 'g', record, kind: 'changed' as const, parts: 0, sentences, places: [], by: '', since: '' };
  const setAside = [{ ...change, build: 'b2', deadLinks: [] }];
  const builds = [build('b3', 'live'), build('b2', 'failed'), build('b1', 'replaced')];
  expect(progressOf({ ...calm, builds, setAside }, own('b1'))).toEqual({
    kind: 'failed',
    why: 'Article “Title”: The page /x/ has no title.',
  });
  // One from before is another's.
  expect(progressOf({ ...calm, builds, setAside }, own('b2'))).toEqual({ kind: 'live' });
  // Another person's change in the same build.
  expect(progressOf({ ...calm, builds, setAside }, own('b1', ['posts/b']))).toEqual({ kind: 'live' });
  const mine = [{ ...setAside[0], by: 'ana@modrina.example' }] as SetAside[];
  expect(progressOf({ ...calm, builds, setAside: mine }, own('b1', ['posts/b'])).kind).toBe('failed');
});

test('without a builder the sentence says so', () => {
  const queued = build('b2', 'queued');
  const data = { ...calm, builderSeen: now - 60_000, builds: [queued], pending: [queued] };
  expect(progressOf(data, own('b1'))).toMatchObject({ kind: 'held', why: expect.stringContaining('No builder') });
});
