import type { ReleaseChange } from '../../hooks/status/types';

/** The modules of the page, as a browser with this language loads them: it is read once, when they are loaded. */
async function pageIn(...languages: string[]) {
  jest.resetModules();
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  return {
    ...(await import('./texts')),
    ...(await import('./sentences')),
    ...(await import('./shrink')),
    ...(await import('./times')),
    ...(await import('./words')),
    ...(await import('./sections/releasesPart')),
  };
}

const NOW = Date.parse('2026-07-01T12:00:00Z');

test.each([
  [['sl-SI'], 'sl'],
  [['sl', 'en'], 'sl'],
  [['de-DE', 'sl', 'en'], 'sl'],
  [['en-GB', 'sl'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])('a browser with %j gets the page in %s', async (languages, expected) => {
  expect((await pageIn(...languages)).language).toBe(expected);
});

test('in Slovenian a noun has the form of its number', async () => {
  const { counted, texts } = await pageIn('sl');
  const articles = (count: number) => counted(texts.counts, 'posts', count);
  expect([0, 1, 2, 3, 4, 5, 101, 102, 1200].map(articles)).toEqual([
    ...['0 člankov', '1 članek', '2 članka', '3 članki', '4 članki', '5 člankov'],
    ...['101 članek', '102 članka', '1200 člankov'],
  ]);
  expect(counted(texts.translations, 'texts', 2)).toBe('Manjkata 2 besedili');
  expect(counted(texts.releases, 'caption', 3)).toBe('3 prejšnje izdaje, najnovejša najprej.');
});

test('in English too', async () => {
  const { counted, texts } = await pageIn('en');
  const articles = [0, 1, 2, 1200].map((count) => counted(texts.counts, 'posts', count));
  expect(articles).toEqual(['0 articles', '1 article', '2 articles', '1,200 articles']);
});

const change = (collection: string, id: string, kind: ReleaseChange['kind']) => ({ collection, id, label: id, kind });

test.each([
  ['en', '1 page new, 2 articles, 1 case study changed, 1 tag deleted'],
  ['sl', 'Novo: 1 stran; spremenjeno: 2 članka, 1 študija primera; izbrisano: 1 tema'],
])('the changes of a release in words (%s)', async (language, words) => {
  const { changesText } = await pageIn(language);
  const changes = [
    ...[change('posts', 'a', 'changed'), change('posts', 'b', 'changed'), change('cases', 'c', 'changed')],
    ...[change('pages', 'd', 'new'), change('tags', 'e', 'deleted')],
  ];
  expect(changesText(changes)).toBe(words);
  expect(changesText([])).toBe('');
});

test.each([
  ['2026-07-01 11:59:30.000Z', 'pravkar'],
  ['2026-07-01 12:00:20.000Z', 'čez trenutek'],
  ['2026-07-01 11:58:10.000Z', 'pred 1 minuto'],
  ['2026-07-01 11:57:10.000Z', 'pred 2 minutama'],
  ['2026-07-01 11:55:10.000Z', 'pred 4 minutami'],
  ['2026-07-01 14:30:00.000Z', 'čez 2 uri'],
  ['2026-06-30 11:00:00.000Z', 'včeraj'],
])('%s is %s', async (text, words) => {
  const { distance } = await pageIn('sl');
  expect(distance(text, NOW)).toBe(words);
});

test('times and durations in Slovenian', async () => {
  const { duration, moment } = await pageIn('sl');
  expect(moment('2026-07-01 10:00:00.000Z', 'Europe/Ljubljana')).toMatch(/^1\. jul\.? 2026,? (ob )?12:00$/);
  expect([840, 42_400, 185_000].map(duration)).toEqual(['0,8 s', '42 s', '3 min 5 s']);
});

test.each([
  ['posts "a" changed', 'članek »a«: spremenjeno'],
  ['posts "say "yes" twice" published', 'članek »say "yes" twice«: objavljeno'],
  ['posts "back to school" added', 'članek »back to school«: dodano'],
  ['blocks "b" deleted, and 1 more change', 'gradnik »b«: izbrisano in še 1 sprememba'],
  ['pages "home" changed, and 2 more changes', 'stran »home«: spremenjeno in še 2 spremembi'],
  ['pages "home" changed, and 5 more changes', 'stran »home«: spremenjeno in še 5 sprememb'],
  ['back to posts "a" changed', 'vrnitev na izdajo: članek »a«: spremenjeno'],
  ['once more: first release', 'še enkrat: prva izdaja'],
  ['smaller images, and pictures for shared links', 'manjše slike in slike ob\u00a0deljenih povezavah'],
  ['the site was started, with other content, code', 'zagon spletišča, spremenjeno: vsebina, koda'],
  ['3 records brought back', '3 zapisi priklicani nazaj'],
  ['posts "a" published at its planned time', 'članek »a«: objavljeno ob načrtovanem času'],
  ['written by hand', 'written by hand'],
])('the cause %s is shown as %s', async (cause, words) => {
  const { causeText } = await pageIn('sl');
  expect(causeText(cause)).toBe(words);
});

test('a cause has the title of its record, and the kind in words', async () => {
  const cause = 'posts "a-slug" changed, and 1 more change';
  const slovenian = await pageIn('sl');
  expect(slovenian.causeText(cause, 'Naslov')).toBe('članek »Naslov«: spremenjeno in še 1 sprememba');
  const english = await pageIn('en');
  expect(english.causeText(cause, 'A title')).toBe('article “A title” changed, and 1 more change');
  expect(english.causeText('blocks "abc123" deleted')).toBe('block “abc123” deleted');
  expect(english.causeText('written by hand')).toBe('written by hand');
});

test('the step of a running build', async () => {
  const { progressText } = await pageIn('sl');
  expect(progressText('writing the pages (9/10)')).toBe('pisanje strani (9/10)');
  expect(progressText('something new (1/2)')).toBe('something new (1/2)');
});

test('a host that could not be notified', async () => {
  const { inWords } = await pageIn('sl');
  expect(inWords('hosts', 'api.netlify.com answered 500. It is tried again.')).toBe(
    'api.netlify.com je odgovoril s\u00a0500. Poskus se ponovi.',
  );
  expect(inWords('hosts', 'Written by hand.')).toBeUndefined();
});

test('announcements, questions and obstacles in Slovenian', async () => {
  const { announcement, obstacle, question, shrinkQuestion, whoDecides } = await pageIn('sl-SI');
  const build = { id: '1', status: 'failed', cause: 'posts "a" changed' };
  expect(announcement({ builds: [] }, { builds: [build] })).toBe('Ni uspelo: članek »a«: spremenjeno.');
  expect(question('publish anyway', { deadLinks: ['/a/', '/b/'] }).text).toMatch(/^Odstranjeni sta 2 strani/);
  expect(question('go live', { ...build, finished_at: '2026-07-01 10:00:00.000Z' }).text).toContain('članek »a«');
  const calm = {
    isStuck: false,
    isHeld: false,
    retryAt: '',
    builderSeen: NOW,
    now: NOW,
    pending: [],
    failures: [],
    host: null,
  };
  expect(obstacle({ ...calm, builderSeen: 0 })).toMatch(/^Gradnja ne teče/);
  expect(shrinkQuestion('publish', { shrink: { counts: { posts: 31 } } }).text).toContain('(Članki: 31)');
  expect(whoDecides({ unexplained: 2, by: [] })).toBe('O\u00a0tem odloči lastnik.');
});
