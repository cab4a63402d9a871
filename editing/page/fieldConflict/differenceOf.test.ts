import { differenceOf } from './differenceOf';

const words = (count: number, name = 'word') => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');

test('short texts are shown whole, with the words that differ', () => {
  expect(differenceOf('We build houses here.', 'We build gardens here.')).toEqual({
    ...{ before: 'We build ', mine: 'houses', theirs: 'gardens', after: ' here.' },
  });
});

test('of a long text the part around the difference is shown, wherever it is', () => {
  const [start, end] = [words(500, 'a'), words(500, 'z')];
  const { before, mine, theirs, after } = differenceOf(`${start} mine ${end}`, `${start} theirs ${end}`);
  expect([mine, theirs]).toEqual(['mine', 'theirs']);
  expect(before).toMatch(/^… a\d+ .* a499 $/);
  expect(after).toMatch(/^ z0 .* z\d+ …$/);
  expect(before.length).toBeLessThanOrEqual(204);
  expect(after.length).toBeLessThanOrEqual(204);
});

test('of a long difference both ends are shown', () => {
  const { mine, theirs } = differenceOf(`first ${words(900)} last`, 'short');
  expect(mine).toMatch(/^first .* … .* last$/);
  expect(mine.length).toBeLessThan(1300);
  expect(theirs).toBe('short');
});

test('words that only one of them has stand alone; what repeats is not counted twice', () => {
  expect(differenceOf('a b', 'a')).toEqual({ before: 'a', mine: ' b', theirs: '', after: '' });
  expect(differenceOf('a a', 'a a a')).toEqual({ before: 'a a', mine: '', theirs: ' a', after: '' });
  expect(differenceOf('', 'all')).toEqual({ before: '', mine: '', theirs: 'all', after: '' });
});
