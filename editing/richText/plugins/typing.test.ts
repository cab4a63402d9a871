/** @jest-environment jsdom */
import { EditorView } from 'prosemirror-view';
import { setPicture } from '../commands/pictures';
import { makeText, paste } from '../testing/pasteInto';
import { select } from '../testing/select';

const unbroken = (html: string) => html.replace(/\n/g, '');

/** Presses a key in a text. @returns whether the text used it */
function press(text: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  return !text.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
}

const views: EditorView[] = [];
beforeAll(() => {
  const update = jest.spyOn(EditorView.prototype, 'updateState');
  update.mockImplementation(function (this: EditorView, state) {
    views.push(this);
    this.update({ ...this.props, state });
  });
});
afterAll(() => jest.restoreAllMocks());

/** Types at the caret, as ProseMirror hears of it. */
function type(words: string): void {
  for (const sign of words) {
    const view = views.at(-1) as EditorView;
    const { from, to } = view.state.selection;
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, () => view.state.tr));
    if (!isHandled) view.dispatch(view.state.tr.insertText(sign));
  }
}

const start = (html: string, selection: string) => {
  const made = makeText(html);
  made.model.apply(select(selection));
  return made;
};

test.each([
  ['## a', '<h2>a</h2>'],
  ['# a', '<h2>a</h2>'],
  ['#### a', '<h4>a</h4>'],
  ['- a', '<ul><li>a</li></ul>'],
  ['* a', '<ul><li>a</li></ul>'],
  ['1. a', '<ol><li>a</li></ol>'],
  ['4. a', '<ol start="4"><li>a</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['```css a', '<pre class="language-css"><code>a</code></pre>'],
  ['--- a', '<hr /><p>a</p>'],
  ['b **a** c', '<p>b <strong>a</strong> c</p>'],
  ['b *a* c', '<p>b <em>a</em> c</p>'],
  ['b _a_ `d e` ~~f~~.', '<p>b <em>a</em> <code>d e</code> <s>f</s>.</p>'],
  ['snake_case_name 2*3*4 a * b *', '<p>snake_case_name 2*3*4 a * b *</p>'],
  ['"čas" ... --', '<p>"čas" ... --</p>'],
])('%j becomes a format while it is typed', (words, expected) => {
  // The caret must be in a block of its own, and at its beginning.
  const { model, written } = makeText('');
  model.apply((state, dispatch) => {
    dispatch?.(state.tr);
    return true;
  });
  type(words);
  expect(unbroken(written())).toBe(expected);
});

test('signs in a code sample stay what they are', () => {
  const { written } = start('<pre><code>a</code></pre>', 'a|');
  type('\n## **b**');
  expect(written()).toContain('<code>a\n## **b**</code>');
});

test('Tab indents an item, Shift+Tab moves it back, and Enter in an empty one ends the list', () => {
  const { text, written } = start('<ul><li>a</li><li>b</li></ul>', 'b|');
  expect(press(text, 'Tab')).toBe(true);
  expect(unbroken(written())).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  expect(press(text, 'Tab', { shiftKey: true })).toBe(true);
  expect(unbroken(written())).toBe('<ul><li>a</li><li>b</li></ul>');
  press(text, 'Enter');
  press(text, 'Enter');
  type('c');
  expect(unbroken(written())).toBe('<ul><li>a</li><li>b</li></ul><p>c</p>');
});

test('Escape lets Tab leave a list, and any other key ends that', () => {
  const { text } = start('<ul><li>a</li></ul>', 'a|');
  expect(press(text, 'Tab')).toBe(true);
  press(text, 'Escape');
  expect(press(text, 'Tab')).toBe(false);
  press(text, 'b');
  expect(press(text, 'Tab')).toBe(true);
});

test('Tab leaves a paragraph, and goes through a table to a new row', () => {
  expect(press(start('<p>a</p>', 'a|').text, 'Tab')).toBe(false);
  const { text, written } = start('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', 'a|');
  press(text, 'Tab');
  press(text, 'Tab');
  type('c');
  expect(unbroken(written())).toBe(
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
  );
});

test('keys set formats and undo them', () => {
  const { text, written } = start('<p>a b</p>', 'b');
  press(text, 'b', { ctrlKey: true });
  expect(written()).toBe('<p>a <strong>b</strong></p>');
  press(text, 'z', { ctrlKey: true });
  expect(written()).toBe('<p>a b</p>');
  press(text, 'Z', { ctrlKey: true, shiftKey: true, keyCode: 90 });
  expect(written()).toBe('<p>a <strong>b</strong></p>');
});

test('three backticks and Enter make a code sample', () => {
  const { text, written } = start('<p>```js</p>', '```js|');
  press(text, 'Enter');
  type('a');
  expect(written()).toBe('<pre class="language-js"><code>a</code></pre>');
});

test('Ctrl+Enter opens the publication, and changes nothing', () => {
  const made = start('<p>Some <strong>bold</strong> text</p>', 'bold');
  press(made.text, 'Enter', { ctrlKey: true });
  expect(unbroken(made.written())).toBe('<p>Some <strong>bold</strong> text</p>');
});

test('words that are typed while a picture is selected stand after it', () => {
  const made = start('<p>a</p>', 'a|');
  made.model.apply(setPicture({ src: '/b.png', alt: 'B' }));
  type('cd');
  expect(unbroken(made.written())).toBe('<p>a<img src="/b.png" alt="B" />cd</p>');
});

test('a line break and pasted words stand after the selected picture, and do not replace it', () => {
  const broken = start('<p>a</p>', 'a|');
  broken.model.apply(setPicture({ src: '/b.png', alt: 'B' }));
  press(broken.text, 'Enter', { shiftKey: true });
  expect(unbroken(broken.written())).toContain('<p>a<img src="/b.png" alt="B" /><br');
  const pasted = start('<p>a</p>', 'a|');
  pasted.model.apply(setPicture({ src: '/b.png', alt: 'B' }));
  paste(pasted.text, { text: 'words' });
  expect(unbroken(pasted.written())).toBe('<p>a<img src="/b.png" alt="B" />words</p>');
});
