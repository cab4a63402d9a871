import type { RichTextNode } from '../../lib/text/RichText';
import { htmlOf } from './feedOf';
import { localText } from './localText';

const el = (tag: string, attributes: Record<string, string>, ...children: RichTextNode[]): RichTextNode => ({
  ...{ type: 'element', tag, attributes, children },
});
const say = (value: string): RichTextNode => ({ type: 'text', value });

const html = (...tree: RichTextNode[]) =>
  htmlOf(
    localText(
      {
        tree,
        images: [{ src: 'c/r/p.png', file: { publicURL: '/static/1/p.png', width: 20, height: 10 } }],
        files: [{ src: 'c/r/plan.pdf', file: { publicURL: 'https://files.example/plan.pdf' } }],
      },
      { siteUrl: 'https://www.modrina.example', locale: 'sl', page: '/sl/blog/why/' },
    ),
  );

it.each([
  ['/contact/', 'https://www.modrina.example/sl/contact/'],
  ['/sl/blog/x/?a=1&b=2', 'https://www.modrina.example/sl/blog/x/?a=1&amp;b=2'],
  ['#part', 'https://www.modrina.example/sl/blog/why/#part'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:ana@modrina.example', 'mailto:ana@modrina.example'],
])('makes a full URL of a link to %s', (href, expected) => {
  expect(html(el('a', { href }, say('x')))).toBe(`<a href="${expected}">x</a>`);
});

it.each(['javascript:alert(1)', 'relative/page', '//other.example'])('keeps only the text of a link to %s', (href) => {
  expect(html(el('a', { href }, say('x')))).toBe('x');
});

it('has full URLs of images and files', () => {
  expect(html(el('img', { 'data-file': 'c/r/p.png', alt: '"A"' }))).toBe(
    '<img src="https://www.modrina.example/static/1/p.png" alt="&quot;A&quot;" width="20" height="10">',
  );
  expect(html(el('a', { 'data-file': 'c/r/plan.pdf' }, say('Plan')))).toBe(
    '<a href="https://files.example/plan.pdf">Plan</a>',
  );
});

it('leaves out a missing image', () => {
  expect(html(el('p', {}, el('img', { 'data-file': 'c/r/gone.png', alt: 'A' })))).toBe('<p></p>');
});

it('escapes editors’ texts', () => {
  expect(html(el('p', { title: '<"&' }, say('a < b & "c" > č')))).toBe(
    '<p title="&lt;&quot;&amp;">a &lt; b &amp; &quot;c&quot; &gt; č</p>',
  );
});

it('drops attributes that only matter on the page', () => {
  const code = el('pre', { class: 'language-js' }, el('span', { class: 'hljs-keyword' }, say('if')), say(' (a)'));
  expect(html(el('h2', { id: 'a', class: 'x' }, say('A')), code)).toBe('<h2>A</h2><pre>if (a)</pre>');
});
