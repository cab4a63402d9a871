import { parseRichText } from '../richText/parseRichText';
import { keepRichText, keptRichText } from './parseHtml';

const context = { origins: ['https://site.example'], collectionIds: new Map([['posts', 'pbc_posts']]) };
const html = `<h2>Čas &amp; denar</h2>
<p>A <strong>short</strong> text with a <a href="/blog/a/" title="A">link</a>.<br>And "quotes".</p>
<p><img src="/api/files/posts/p1/a.png" alt=""></p>
<pre class="language-ts"><code>const a = 1 &lt; 2;\n</code></pre>
<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>`;

it('keeps a text as one string, with nothing lost', () => {
  const richText = parseRichText(html, context);
  const kept = keepRichText(richText);
  expect(typeof kept).toBe('string');
  expect(keptRichText(kept)).toEqual(richText);
});

it('is short, for Gatsby holds many of them', () => {
  const richText = parseRichText(html, context);
  expect(keepRichText(richText).length).toBeLessThan(JSON.stringify(richText).length * 0.7);
});

it.each([null, undefined, ''])('has nothing where nothing was kept: %j', (kept) => {
  expect(keptRichText(kept)).toBeNull();
});
