const { textDepth } = require('./textDepth');

test.each([
  ['', 0],
  ['text', 0],
  ['<p>a</p><p>b</p>', 1],
  ['<p>a<p>b<p>c', 1],
  ['<ul><li>a<li>b<ul><li>c</ul></ul>', 4],
  ['<p>a<br>b<img src="x"><strong>c</strong></p>', 2],
  ['<!-- <div><div><div> --><p>a</p>', 1],
  ['<a title="<b><i>">a</a>', 1],
  ['<div><p>a</div><p>b', 2],
  ['</p></p><p>a', 1],
  ['<custom-element/><p>', 1],
])('%s has %d levels', (html, levels) => {
  expect(textDepth(html, 50)).toBe(levels);
});

test('counting ends where it is enough', () => {
  expect(textDepth('<div>'.repeat(100_000), 50)).toBe(51);
});

test('a text that never closes a tag takes no longer than its length', () => {
  expect(textDepth('<div '.repeat(2_000), 50)).toBe(0);
  expect(textDepth(`${'<p>a</p>'.repeat(50_000)}`, 50)).toBe(1);
});
