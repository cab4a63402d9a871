/** @jest-environment jsdom */
import { KEPT } from '../../../pocketbase/pages/dashboard/richText/KEPT';
import { sanitise } from '../../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { isFaithful } from './isFaithful';
import { documentOf, readHtml } from './readHtml';
import { SAMPLES } from './samples';
import { writeHtml } from './writeHtml';

const again = (html: string) => writeHtml(readHtml(html));
const unbroken = (html: string) => html.replace(/>\n(?=<)/g, '>').replace(/(?<=>)\n</g, '<');

test.each(SAMPLES)('%s is kept', (html) => {
  const written = again(html);
  // Between the elements of a list and a table are line breaks.
  expect(/<pre|loose/.test(html) ? written : unbroken(written)).toBe(html);
  expect(isFaithful(html)).toBe(true);
  expect(sanitise(written)).toBe(written);
  expect(again(written)).toBe(written);
  expect(() => readHtml(html).check()).not.toThrow();
});

test('the samples have every element and attribute that the site keeps', () => {
  const found = new Set<string>();
  for (const html of SAMPLES) {
    for (const { localName, attributes } of documentOf(html).querySelectorAll('*')) {
      found.add(localName);
      for (const { name } of attributes) found.add(`${localName} ${name}`);
    }
  }
  const kept = Object.entries(KEPT).flatMap(([tag, names]) => [tag, ...names.map((name) => `${tag} ${name}`)]);
  expect([...found].sort()).toEqual(kept.sort());
});

test.each([
  ['<p style="color: red">a</p>'],
  ['<p class="x">a</p>'],
  ['<p>a<video src="/b"></video></p>'],
  ['<p>a <kbd>b</kbd></p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>'],
  ['<p><img src="data:image/png;base64,AA" alt=""></p>'],
  ['<a href="/b"><h2>a</h2></a>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>'],
  ['<pre class="language-js line-numbers"><code>a</code></pre>'],
  ['<pre><code>a <strong>b</strong></code></pre>'],
  ['<p>a</p><!-- b -->'],
  ['<iframe src="https://a.example"></iframe>'],
  ['<table><colgroup><col></colgroup><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>'],
  ['<details><p>a</p><summary>b</summary></details>'],
  ['<script>a</script>'],
  ['<section><p>a</p></section>'],
])('%s is more than the editor can hold', (html) => expect(isFaithful(html)).toBe(false));

test.each([
  ['<p>a\n  b</p>\n\n<p>c</p>\n'],
  ['<p><em><strong>a</strong></em></p>'],
  ['<p><span>a</span></p>'],
  ['<p>a &nbsp; b</p>'],
  ['<details open="open"><summary>a</summary></details>'],
  ['<table><tr><td>a</td></tr></table>'],
  ['<p>a <strong> b</strong> c</p>'],
  ['<p>a <br> b</p>'],
  ['<p lang=""><img src="/a.png" alt="" title="" width=""></p>'],
  ['Plain words & more'],
])('%s is the same text in another spelling', (html) => expect(isFaithful(html)).toBe(true));

test.each([
  ['<p onclick="a()">a<script>b</script><a href=" jAva\tscript:c">c</a></p>', '<p>ac</p>'],
  ['<p>a<img src="data:image/svg+xml,b" onerror="c"></p>', '<p>a</p>'],
  ['<p>a</p><p></p><p></p>', '<p>a</p>'],
])('%s is read without what the site removes', (html, expected) => {
  expect(again(html)).toBe(expected);
  expect(sanitise(again(html))).toBe(expected);
});
