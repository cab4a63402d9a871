import { parseRichText } from './parseRichText';
import type { RichTextNode } from './RichText';

const parse = (html: string) =>
  parseRichText(html, { origins: ['http://127.0.0.1:8090'], collectionIds: new Map([['posts', 'pbc_1']]) });
const p = (...children: RichTextNode[]): RichTextNode => ({ type: 'element', tag: 'p', attributes: {}, children });
const text = (value: string): RichTextNode => ({ type: 'text', value });

it('makes a tree', () => {
  expect(parse('<p>Čas &amp; <strong>denar</strong></p>').tree).toEqual([
    p(text('Čas & '), { type: 'element', tag: 'strong', attributes: {}, children: [text('denar')] }),
  ]);
});

it.each([
  '<p>a</p><script>alert(1)</script>',
  '<p onclick="alert(1)" style="position:fixed">a</p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href="  jAvA\tscript:alert(1)">a</a></p>',
  '<p><a href="&#106;avascript:alert(1)">a</a></p>',
  '<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>',
  '<p>a<img src=x onerror=alert(1)></p>',
  '<p>a<img src="data:image/svg+xml,<svg onload=alert(1)>"></p>',
  '<p>a</p><iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
  '<p>a</p><svg><script>alert(1)</script></svg><math><mi xlink:href="javascript:alert(1)"></mi></math>',
  '<p>a</p><style>@import "evil"</style><form action="evil"><input name="q" onfocus=alert(1) autofocus></form>',
  '<p>a</p><scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p>a<!--<img src=x onerror=alert(1)>--></p><template><script>alert(1)</script></template>',
])('leaves nothing harmful of %s', (html) => {
  const json = JSON.stringify(parse(html).tree);
  expect(json).toContain('"a"');
  expect(json).not.toMatch(/script"|javascript|"on\w+"|style|iframe|object|embed|svg|math|form|input|evil|data:/i);
});

it('never makes an element of what was text', () => {
  expect(parse('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>').tree).toEqual([p(text('<script>alert(1)</script>'))]);
});

it('keeps links to the web, to mail and to the site', () => {
  const html = ['https://a.example/', 'mailto:a@b.example', 'tel:+38640', '/blog/', '#top']
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  const hrefs = parse(html).tree.map((node) => node.type === 'element' && node.attributes.href);
  expect(hrefs).toEqual(['https://a.example/', 'mailto:a@b.example', 'tel:+38640', '/blog/', '#top']);
});

it('keeps no URL of the server on files and images', () => {
  const { tree, files } = parse(
    '<a href="http://127.0.0.1:8090/api/files/posts/r1/plan.pdf?download=1">y</a><img src="http://127.0.0.1:8090/logo.png">',
  );
  expect(tree).toMatchObject([
    { attributes: { 'data-file': 'pbc_1/r1/plan.pdf' } },
    { attributes: { src: '/logo.png' } },
  ]);
  expect(files).toEqual(['pbc_1/r1/plan.pdf']);
});

it('collects links inside the site as they were written, each once', () => {
  const html = [
    '/blog/?a=1&amp;b=2',
    'http://127.0.0.1:8090/about/',
    '/blog/?a=1&amp;b=2',
    'https://a.example/',
    '#top',
    '/_/#/collections?collection=posts&amp;record=r1',
    '/api/files/posts/r1/plan.pdf',
  ].map((href) => `<a href="${href}">x</a>`);
  const { links, tree } = parse(html.join(''));
  expect(links).toEqual([
    '/blog/?a=1&b=2',
    'http://127.0.0.1:8090/about/',
    '/_/#/collections?collection=posts&record=r1',
  ]);
  expect(tree[1]).toMatchObject({ attributes: { href: 'http://127.0.0.1:8090/about/' } });
});

it.each([
  '/api/files/posts/r1/a%20b.png',
  '../../api/files/pbc_1/r1/a%20b.png',
  'https://old.example/api/files/posts/r1/a%20b.png?thumb=100x100',
])('recognises an image of PocketBase by %s', (src) => {
  const { tree, images } = parse(`<p><img src="${src}" alt="A" width="10"></p>`);
  expect(images).toEqual(['pbc_1/r1/a b.png']);
  const attributes = { 'data-file': 'pbc_1/r1/a b.png', alt: 'A', width: '10' };
  expect(tree).toEqual([p({ type: 'element', tag: 'img', attributes, children: [] })]);
});

it.each(['/api/files/posts/r1/..%2f..%2fetc', '/api/files/posts/r1/%2e%2e', '/api/files/posts/r1/.hidden'])(
  'takes %s for no file',
  (src) => {
    expect(parse(`<img src="${src}">`).images).toEqual([]);
  },
);

it('gives headings unique ids and converts h1 to h2', () => {
  const { headings, tree } = parse('<h1>Čas je</h1><h3>Žepni <em>šah</em></h3><h2>Čas je</h2><h2></h2>');
  expect(headings).toEqual([
    { id: 'cas-je', text: 'Čas je', level: 2 },
    { id: 'zepni-sah', text: 'Žepni šah', level: 3 },
    { id: 'cas-je-2', text: 'Čas je', level: 2 },
  ]);
  expect(tree[0]).toMatchObject({ tag: 'h2', attributes: { id: 'cas-je' } });
});

it('never gives two headings the same id, and decodes their entities', () => {
  const { headings } = parse(
    '<h2>A &amp; B</h2><h2>A&nbsp;B</h2><h2>A B 2</h2><h2>A &lt;B&gt;</h2><h2>?</h2><h2>!</h2>',
  );
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a-b', 'A & B'],
    ['a-b-2', 'A B'],
    ['a-b-2-2', 'A B 2'],
    ['a-b-3', 'A <B>'],
    ['section', '?'],
    ['section-2', '!'],
  ]);
});

it('takes no heading without words for one', () => {
  const { headings, tree } = parse('<h2>&nbsp;<br></h2><h3><img src="https://a.example/a.png" alt=""></h3><h2>A</h2>');
  expect(headings).toEqual([{ id: 'a', text: 'A', level: 2 }]);
  expect(tree).toMatchObject([{ tag: 'p', children: [{ tag: 'img' }] }, { tag: 'h2' }]);
});

it('drops the editor’s line breaks between blocks, not the spaces between words', () => {
  expect(parse('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n<p><b>a</b> <i>b</i></p>').tree).toMatchObject([
    { tag: 'ul', children: [{ tag: 'li' }, { tag: 'li' }] },
    { tag: 'p', children: [{ tag: 'b' }, { value: ' ' }, { tag: 'i' }] },
  ]);
});

it('keeps the language of code and no other class of the editor’s, and marks the parts of the code', () => {
  const span = { type: 'element', tag: 'span', attributes: { class: 'hljs-keyword' }, children: [text('let')] };
  expect(parse('<pre class="language-ts big"><code class="x">let a;\n</code></pre>').tree).toEqual([
    {
      type: 'element',
      tag: 'pre',
      attributes: { class: 'language-ts' },
      children: [{ type: 'element', tag: 'code', attributes: {}, children: [span, text(' a;\n')] }],
    },
  ]);
  expect(parse('<p><span class="hljs-keyword">let</span></p>').tree).toMatchObject([
    { children: [{ attributes: {} }] },
  ]);
});

it('counts words in either language', () => {
  const { text: plain, wordCount, minutes } = parse(`<h2>Naslov</h2><p>${'beseda '.repeat(399)}</p>`);
  expect(plain.startsWith('Naslov beseda beseda')).toBe(true);
  expect({ wordCount, minutes }).toEqual({ wordCount: 400, minutes: 2 });
  expect(parse('<p>Well-known – and/or 30 % …</p>').wordCount).toBe(3);
});

it('keeps no control character, written as it is or as a character reference', () => {
  const [paragraph] = parse('<p title="a&#1;b">c\u000bd&#x1F;e&#0;</p>').tree;
  expect(JSON.stringify(paragraph)).toMatch(/"value":"cde/);
  expect(JSON.stringify(paragraph)).not.toMatch(/\\u00(?!a)|\\[bf]/);
});

it('gives no heading an id that the site reserves', () => {
  const context = { origins: [], collectionIds: new Map(), reservedIds: ['content'] };
  const { headings } = parseRichText('<h2>Content</h2><h2>Content</h2><h2>Apply</h2>', context);
  expect(headings.map(({ id }) => id)).toEqual(['content-2', 'content-3', 'apply']);
});
