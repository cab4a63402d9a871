import { revisedIn } from './hooks';

const before = {
  title: 'A',
  title_sl: 'B',
  body: '<p>a</p>',
  body_sl: '',
  image: 'a.png',
  slug: 'a',
  status: 'published',
};
const revised = (change: object) => revisedIn(before, { ...before, ...change });

test.each([
  [{ title: 'C' }, ['']],
  [{ title_sl: 'C' }, ['_sl']],
  [{ body: '<p>c</p>' }, ['', '_sl']],
  [{ body_sl: '<p>b</p>' }, ['_sl']],
  [{ image: 'b.png' }, ['', '_sl']],
  // The rich editor leaves this after a visit without input.
  [{ body_sl: '<p>&nbsp;</p>' }, []],
  [{ slug: 'b', status: 'draft', publish_at: '2026-01-01', noindex: true, updated: 'later' }, []],
])('%j dates %j', (change, suffixes) => {
  expect(revised(change)).toEqual(suffixes);
});

test('dates a publication unless it has a scheduled time', () => {
  const draft = { ...before, status: 'draft' };
  expect(revisedIn(draft, before)).toEqual(['', '_sl']);
  expect(revisedIn(draft, { ...before, publish_at: '2026-01-01' })).toEqual([]);
});
