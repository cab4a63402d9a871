import { diffWords } from './differences';

const shown = (before: string, after: string, isRich = true) =>
  diffWords(before, after, isRich)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

test.each([
  ['One two', 'One three', 'One [-two-]{+three+}'],
  ['Čaj je vroč', 'Čaj je zelo vroč', 'Čaj je {+zelo +}vroč'],
  ['', 'New', '{+New+}'],
  ['Old', '', '[-Old-]'],
  ['same', 'same', ''],
])('plain: %j, %j → %j', (before, after, expected) => expect(shown(before, after, false)).toBe(expected));

test.each([
  ['<p>One</p><p>Two</p>', '<p>One</p><p>Four</p>', 'One\n[-Two-]{+Four+}'],
  ['<p>A b</p>', '<p>A <strong>b</strong></p>', 'A {+<strong>+}b{+</strong>+}'],
  ['<p>A &amp; B&nbsp;c</p>', '<p>A &amp; D&nbsp;c</p>', 'A & [-B-]{+D+}\u00a0c'],
  ['<p>a</p>', '<p>a</p><p>b</p>', 'a{+\n<p>b</p>+}'],
  ['<p>1 < 2</p>', '<p>1 < 3</p>', '1 < [-2-]{+3+}'],
])('rich text: %j, %j → %j', (before, after, expected) => expect(shown(before, after)).toBe(expected));

test('in plain text tags and entities are text', () => {
  expect(shown('a <b> &amp;', 'a <i> &amp;', false)).toBe('a [-<b>-]{+<i>+} &amp;');
});

test('long unchanged text is left out, but for what is around a change', () => {
  const long = 'word '.repeat(200);
  const [first, removed, added, last] = diffWords(`${long}old ${long}`, `${long}new ${long}`, false);
  expect(first?.text).toMatch(/^ … /);
  expect([removed?.text, added?.text]).toEqual(['old', 'new']);
  expect(last?.text).toMatch(/ … $/);
  expect((first?.text.length ?? 0) + (last?.text.length ?? 0)).toBeLessThan(400);
});

test('texts of 40,000 words that have none in common are shown whole, after a second', () => {
  const text = (name: string) => Array.from({ length: 40_000 }, (_, at) => `${name}${at}`).join('\n');
  const start = performance.now();
  const stretches = diffWords(text('a'), text('b'), false);
  expect(stretches.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['removed', 'added']));
  expect(performance.now() - start).toBeLessThan(5000);
});
