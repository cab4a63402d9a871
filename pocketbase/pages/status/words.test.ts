import { announcement, lostText, obstacle, question, recordLink } from './words';

const build = (id: string, status: string, cause = `cause ${id}`) => ({ id, status, cause });
const NOW = 1_000_000;
const calm = {
  isStuck: false,
  isHeld: false,
  retryAt: '',
  builderSeen: NOW - 500,
  now: NOW,
  pending: [],
  failures: [],
  host: null,
};

test('a change of state is announced once; progress and earlier builds are not', () => {
  const before = { builds: [build('2', 'building'), build('1', 'live')] };
  const after = { builds: [build('3', 'queued'), build('2', 'live'), build('1', 'replaced')] };
  expect(announcement(undefined, before)).toBe('');
  expect(announcement(before, before)).toBe('');
  expect(announcement(before, after)).toBe('A change waits: cause 3. Live: cause 2.');
});

test('nothing keeps changes from being published', () => {
  expect(obstacle(calm)).toBe('');
});

test('no builder polls', () => {
  expect(obstacle({ ...calm, builderSeen: 0 })).toMatch(/^No builder is at work/);
  expect(obstacle({ ...calm, builderSeen: NOW - 29_000 })).toBe('');
  // A busy builder polls less often, and its build shows that it works.
  expect(obstacle({ ...calm, builderSeen: 0, pending: [build('1', 'building')] })).toBe('');
  expect(obstacle({ ...calm, builderSeen: 0, pending: [build('1', 'queued')] })).not.toBe('');
});

test('no builder polls where another host builds; a notification that failed is the obstacle', () => {
  const host = { host: 'build.example', status: 'delivered', last_error: '' };
  expect(obstacle({ ...calm, builderSeen: 0, host })).toBe('');
  expect(obstacle({ ...calm, builderSeen: 0, host: { ...host, status: 'waiting' } })).toBe('');
  const failed = { ...host, status: 'failed', last_error: 'It refuses connections.' };
  expect(obstacle({ ...calm, builderSeen: 0, host: failed })).toBe(
    'build.example could not be told: It refuses connections.',
  );
});

test('a build that would take away much waits for a decision', () => {
  const failures = [{ ...build('1', 'failed'), shrink: { counts: { posts: 9 } } }];
  expect(obstacle({ ...calm, isStuck: true, failures })).toMatch(/^Much of the site would go.*Decide below\.$/);
});

test('a failed build waits for a correction, or for its next attempt', () => {
  const stuck = { ...calm, isStuck: true, failures: [build('1', 'failed')] };
  expect(obstacle(stuck)).toMatch(/visitors still see what was live before\. Correct it/);
  expect(obstacle({ ...stuck, retryAt: '2026-07-01 10:00:00.000Z' })).toMatch(/tried again by itself at 1 Jul 2026/);
  expect(obstacle({ ...stuck, pending: [build('2', 'checking')] })).toBe('');
});

test('changes from before a rollback wait, and the sentence states that', () => {
  expect(obstacle({ ...calm, isHeld: true })).toMatch(/older release.*The next change publishes all of it/);
});

test('the confirmation of "publish anyway" lists the linked pages, and that other errors still fail', () => {
  const { text, yes } = question('publish anyway', { ...build('1', 'failed'), deadLinks: ['/blog/a/', '/sl/blog/a/'] });
  expect(yes).toBe('Publish anyway');
  expect(text).toMatch(/^2 pages were taken down.*\/blog\/a\/, \/sl\/blog\/a\/.*Anything else that is wrong/);
});

test('every confirmation states the effect', () => {
  const old = { ...build('1', 'replaced', 'posts "a" changed'), finished_at: '2026-07-01 10:00:00.000Z', created: '' };
  const { text, yes } = question('go live', old);
  expect(yes).toBe('Go live again');
  expect(text).toContain('article “a” changed');
  expect(text).toContain('records in the dashboard stay as they are');
  expect(question('rebuild', old).yes).toBe('Rebuild');
});

test('a link opens the record on its editing page, parts too, and what has none in the dashboard', () => {
  expect(recordLink('posts', 'a&b=c')).toBe('/_site/edit/posts/a%26b%3Dc');
  expect(recordLink('blocks', 'b', 'title_sl')).toBe('/_site/edit/blocks/b?field=title_sl');
  expect(recordLink('gone', 'a&b=c')).toBe('/_/#/collections?collection=gone&record=a%26b%3Dc');
});

test('the sentence for a lost release has the time of the one that visitors see instead', () => {
  expect(lostText('2026-07-01T10-00-00-000Z')).toMatch(/visitors see the release of 1 Jul 2026.*choose Rebuild\.$/);
  expect(lostText('by-hand')).toContain('the release by-hand.');
});
