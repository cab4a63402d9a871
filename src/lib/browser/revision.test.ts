import { dayRevised, lastRevised } from './revision';

const publish_at = '2026-11-05T08:00:00.000Z';

it.each([
  ['changed later', '2026-11-06T08:00:00.000Z', '2026-11-06T08:00:00.000Z', '6 November 2026'],
  ['changed on the same day', '2026-11-05T20:00:00.000Z', '2026-11-05T20:00:00.000Z', undefined],
  ['changed before it was published', '2026-11-01T08:00:00.000Z', publish_at, undefined],
  ['never dated', null, publish_at, undefined],
])('an article that was %s', (_, revised, moment, day) => {
  expect(lastRevised({ publish_at, revised })).toBe(moment);
  expect(dayRevised({ publish_at, revised }, 'en')).toBe(day);
});

it('an article without a day of publication has one of change', () => {
  const article = { publish_at: null, revised: '2026-11-05 23:30:00.000Z' };
  expect(lastRevised(article)).toBe('2026-11-05T23:30:00.000Z');
  expect(dayRevised(article, 'sl')).toBe('6. november 2026');
  expect(lastRevised({ publish_at: null, revised: null })).toBeUndefined();
});
