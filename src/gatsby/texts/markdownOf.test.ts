import { parseRichText } from '../../../plugins/gatsby-source-pocketbase/src/richText/parseRichText';
import { localText } from './localText';
import { markdownOf } from './markdownOf';

/** As an editor's HTML comes through the content layer. */
const markdown = (html: string) => {
  const { tree } = parseRichText(html, { origins: [], collectionIds: new Map([['posts', 'pbc_1']]) });
  const images = [{ src: 'pbc_1/r1/p.png', file: { publicURL: '/static/1/p (1).png' } }];
  const place = { siteUrl: 'https://www.modrina.example', locale: 'en', page: '/blog/why/' };
  return markdownOf(localText({ tree, images, files: [] }, place));
};

it.each([
  ['headings', '<h2>One</h2><h3>Two &amp; <em>č</em></h3>', '## One\n\n### Two & *č*'],
  ['paragraphs and lines', '<p>a<br>b</p><p>c\n d</p>', 'a\\\nb\n\nc d'],
  ['spaces that do not break', '<h2>v&nbsp;tem   redu</h2>', '## v\u00a0tem redu'],
  ['marks, with their spaces outside', '<p>a<strong> b </strong>c <del>d</del></p>', 'a **b** c ~~d~~'],
  ['words without a paragraph', 'a <em>b</em><p>c</p>d', 'a *b*\n\nc\n\nd'],
  ['lists', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n\n  - b'],
  ['numbers that begin later', '<ol start="3"><li>a</li><li><p>b</p><p>c</p></li></ol>', '3. a\n\n4. b\n\n   c'],
  ['a list of terms', '<dl><dt>a</dt><dd>b</dd></dl>', '**a**\n\nb'],
  ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['code', '<pre class="language-js"><code>if (a) {\n  b();\n}\n</code></pre>', '```js\nif (a) {\n  b();\n}\n```'],
  ['code with a fence in it', '<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
  ['code in a line', '<p><code>a`b</code> <code>`c`</code></p>', '``a`b`` `` `c` ``'],
  ['a line across', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['no break at an end', '<p>a<br></p><h2>b<br>c</h2><p><strong>d:<br></strong>e</p>', 'a\n\n## b c\n\n**d:**\\\ne'],
  [
    'a word beside another in a cell',
    '<table><tr><th>a</th></tr><tr><td><p>b</p><p>c</p></td></tr></table>',
    '| a |\n| --- |\n| b c |',
  ],
  [
    'a list in a cell',
    '<table><tr><th>a</th></tr><tr><td><ul><li>b</li><li>c</li></ul></td></tr></table>',
    '| a |\n| --- |\n| b c |',
  ],
  ['what opens', '<details><summary>More</summary><p>a</p></details>', '**More**\n\na'],
])('%s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('makes tables, with a head that each must have', () => {
  const body = '<tr><td>1</td><td>a|b</td></tr>';
  expect(
    markdown(`<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${body}</tbody></table>`),
  ).toBe('**C**\n\n| A | B |\n| --- | --- |\n| 1 | a\\|b |');
  expect(markdown(`<table><tbody>${body}</tbody></table>`)).toBe('|  |  |\n| --- | --- |\n| 1 | a\\|b |');
});

it('has full URLs, in which nothing ends the link', () => {
  expect(markdown('<p><a href="/contact">Write</a> <a href="https://x.example/(a)">x</a></p>')).toBe(
    '[Write](https://www.modrina.example/contact/) [x](https://x.example/%28a%29)',
  );
  expect(markdown('<p><img src="/api/files/posts/r1/p.png" alt="A [b]"></p>')).toBe(
    '![A \\[b\\]](https://www.modrina.example/static/1/p%20%281%29.png)',
  );
});

it.each([
  ['# no heading', '\\# no heading'],
  ['1. no list', '1\\. no list'],
  ['- no list', '\\- no list'],
  ['&gt; no quotation', '\\> no quotation'],
  ['a * b_c [d] &lt;e&gt; `f` \\', 'a \\* b\\_c \\[d\\] \\<e> \\`f\\` \\\\'],
  ['&amp;copy; & co', '\\&copy; & co'],
])('signs that people wrote stay signs: %s', (words, expected) => {
  expect(markdown(`<p>${words}</p>`)).toBe(expected);
});
