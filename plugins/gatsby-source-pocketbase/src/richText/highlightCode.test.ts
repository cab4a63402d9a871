import { parseRichText } from './parseRichText';
import type { RichTextNode } from './RichText';

const escape = (code: string) => code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const parse = (html: string) => parseRichText(html, { origins: [], collectionIds: new Map() }).tree;
const sample = (language: string, code: string) =>
  parse(`<pre class="language-${language}"><code>${escape(code)}</code></pre>`);

const textOf = (nodes: RichTextNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children))).join('');
const classesIn = (nodes: RichTextNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [] : [node.attributes.class ?? '', ...classesIn(node.children)].filter(Boolean),
  );

it.each([
  ['typescript', 'const a: Map<string, number> = b && c;\n\n\tif (a < 1) return `<p>${"&amp;"}</p>`;\n'],
  ['markup', '<!-- x -->\n<a href="/?a=1&amp;b=2">Čas &lt; \'denar\'</a>\n<script>let a = 1 < 2;</script>'],
  ['python', '\n\n# čas\r\ndef f(x):\n    return "<b>" if x & 1 else \'"\'  \n'],
  ['json', '{ "a": [1, null, "\\u00e9 </pre> &nbsp;"] }'],
  ['dart', 'void main() => print("a & b");'],
  ['bash', 'curl -s "$URL" | jq \'.[] | select(.a > 1)\' && echo \u00a0done'],
])('marks the parts of %s and changes no character', (language, code) => {
  const tree = sample(language, code);
  expect(textOf(tree)).toBe(code);
  expect(classesIn(tree)).toEqual(expect.arrayContaining([expect.stringMatching(/^hljs-/)]));
});

it.each([
  ['an unknown language', 'zig'],
  ['plain text', 'plaintext'],
])('keeps %s', (_, language) => {
  expect(sample(language, 'const a = 1 < 2;')).toEqual([
    {
      type: 'element',
      tag: 'pre',
      attributes: { class: `language-${language}` },
      children: [
        { type: 'element', tag: 'code', attributes: {}, children: [{ type: 'text', value: 'const a = 1 < 2;' }] },
      ],
    },
  ]);
});

it('keeps code without a language, empty code and inline code', () => {
  expect(classesIn(parse('<pre>let a;</pre><pre><code>let a;</code></pre>'))).toEqual([]);
  expect(classesIn(parse('<pre class="language-js"><code></code></pre>'))).toEqual(['language-js']);
  expect(classesIn(parse('<p><code class="language-js">let a;</code></p>'))).toEqual(['language-js']);
});

it.each([
  ['without a code element', '<pre class="language-js">let a;</pre>'],
  ['with the language on the code element', '<pre><code class="language-js">let a;</code></pre>'],
  ['in spans that another editor left', '<pre class="language-js"><code><span class="t">let</span> a;</code></pre>'],
])('recognises a sample %s', (_, html) => {
  const tree = parse(html);
  expect(textOf(tree)).toBe('let a;');
  expect(classesIn(tree)).toContain('hljs-keyword');
});

it('reads the editor’s line breaks as such', () => {
  expect(textOf(parse('<pre class="language-js"><code>let a;<br>let b;</code></pre>'))).toBe('let a;\nlet b;');
});

it('keeps a link or an emphasis in a sample rather than its colours', () => {
  const tree = parse('<pre class="language-js"><code>let a; // <a href="/docs/">docs</a></code></pre>');
  expect(classesIn(tree)).toEqual(['language-js']);
  expect(JSON.stringify(tree)).toContain('"href":"/docs/"');
});

it('creates no element from the code’s text', () => {
  const tree = sample('markup', '<img src=x onerror=alert(1)>');
  expect(JSON.stringify(tree)).not.toMatch(/"tag":"img"|"onerror":/);
});
