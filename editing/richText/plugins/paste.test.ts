/** @jest-environment jsdom */
import { selectAll } from 'prosemirror-commands';
import { sanitise } from '../../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { isFaithful } from '../html/isFaithful';
import { DOCUMENTS } from '../testing/DOCUMENTS';
import { makeText, paste, pasteIntoEmpty } from '../testing/pasteInto';

const unbroken = (html: string) => (html.includes('<pre') ? html : html.replace(/\n/g, ''));

test.each(DOCUMENTS.map((document) => [document.name, document] as const))('%s', (_, { expected, ...copied }) => {
  const { html } = pasteIntoEmpty(copied);
  expect(unbroken(html).replace(/>\n</g, '><')).toBe(expected);
  expect(sanitise(html)).toBe(html);
  expect(isFaithful(html)).toBe(true);
  expect(runningParts(html)).toEqual([]);
});

/** Elements, handlers and addresses that would run in a browser, or load what the site does not serve. */
function runningParts(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('script, style, iframe, object, embed, svg, math, form, base, meta, link, template')
      ? [element.outerHTML]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src';
      const isSafe = isAddress && /^(https?|mailto|tel):$/.test(new URL(value, 'https://site.example').protocol);
      return name.startsWith('on') || name === 'style' || (isAddress && !isSafe) ? [`${name}="${value}"`] : [];
    }),
  ]);
}

test('the documents are a hundred or more', () => {
  expect(new Set(DOCUMENTS.map(({ name }) => name)).size).toBe(DOCUMENTS.length);
  expect(DOCUMENTS.length).toBeGreaterThanOrEqual(100);
});

test('says which pictures are lost, and that Markdown was read', () => {
  expect(pasteIntoEmpty({ html: '<p>a<img src="data:image/png;base64,AA"></p>' }).notes).toEqual(['noPictures']);
  expect(pasteIntoEmpty({ text: '# a' }).notes).toEqual(['madeOfMarkdown']);
  expect(pasteIntoEmpty({ files: ['image/png'] })).toEqual({ html: '', notes: ['noPictures'] });
  expect(pasteIntoEmpty({ html: '<p>a</p>' }).notes).toEqual([]);
});

test('pastes content copied from the editor unchanged', () => {
  const source = '<p><small>a</small> <u>b</u></p><details><summary>c</summary><p>d</p></details>';
  const { model, text } = makeText(source);
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const clipboardData = {
    clearData: () => data.clear(),
    setData: (type: string, value: string) => data.set(type, value),
  };
  Object.assign(event, { clipboardData });
  model.apply(selectAll);
  text.dispatchEvent(event);
  const { html } = pasteIntoEmpty({ html: data.get('text/html') ?? '', text: data.get('text/plain') ?? '' });
  expect(unbroken(html)).toBe(source);
});

test('a code sample takes the text alone', () => {
  const { text, written } = makeText('<pre><code></code></pre>');
  paste(text, { html: '<b>a</b>', text: '# a\n<b>' });
  expect(written()).toBe('<pre><code># a\n&lt;b&gt;</code></pre>');
});

test('a mail with typed lists keeps its links', () => {
  const html = '<div>1. See <a href="https://partner.example/offer">the offer</a></div><div>2. Answer</div>';
  const pasted = pasteIntoEmpty({ html, text: '1. See the offer\n2. Answer' });
  expect(pasted.html).toContain('<a href="https://partner.example/offer">the offer</a>');
  expect(pasted.notes).toEqual([]);
});
