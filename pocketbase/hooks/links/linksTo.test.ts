import { hrefsOf } from './hooks';

test.each([
  ['<p><a href="/blog/a/">a</a> <a class="x" href=\'/b/?c=d&amp;e=f\'>b</a></p>', ['/blog/a/', '/b/?c=d&e=f']],
  ['<p>/blog/a/ <img data-href="/blog/a/"></p>', []],
  ['', []],
])('%s', (html, hrefs) => {
  expect(hrefsOf(html)).toEqual(hrefs);
});
