/** @jest-environment jsdom */
import { makeText } from './testing/pasteInto';
import { select } from './testing/select';
import { toggle } from './commands/marks';

const insert = (words: string) => ({
  at: (place: string, { model }: ReturnType<typeof makeText>) => {
    model.apply(select(place));
    model.apply((state, dispatch) => {
      dispatch?.(state.tr.insertText(words));
      return true;
    });
  },
});

test('gives nothing to the form when it opens, is left, or only the caret moves', () => {
  const { model, emitted } = makeText('<p>a</p>\n\n<table><tr><td>b</td></tr></table>');
  model.apply(select('b|'));
  model.setValue('<p>a</p>\n\n<table><tr><td>b</td></tr></table>');
  model.mount(null);
  expect(emitted).toEqual([]);
});

test('gives several changes of one frame once', async () => {
  const made = makeText('<p>a</p>');
  insert('b').at('a|', made);
  insert('c').at('ab|', made);
  expect(made.emitted).toEqual([]);
  await new Promise(requestAnimationFrame);
  expect(made.emitted).toEqual(['<p>abc</p>']);
});

test('gives what waits when it is closed', () => {
  const made = makeText('<p>a</p>');
  insert('b').at('a|', made);
  made.model.mount(null);
  expect(made.emitted).toEqual(['<p>ab</p>']);
});

test('takes an echo of what was typed for no change, also a late one', () => {
  const made = makeText('<p>a</p>');
  insert('b').at('a|', made);
  const first = made.written();
  insert('c').at('ab|', made);
  made.written();
  made.model.setValue(first);
  expect(made.text).toHaveProperty('textContent', 'abc');
});

test('takes over what another person wrote, and keeps what can be undone', () => {
  const made = makeText('<p>a</p><p>z</p>');
  insert('b').at('a|', made);
  made.written();
  made.model.setValue('<p>ab</p><p>zz</p>');
  expect(made.text.textContent).toBe('abzz');
  expect(made.emitted).toEqual(['<p>ab</p>\n<p>z</p>']);
  made.model.apply(select('zz'));
  made.model.apply(toggle('em'));
  expect(made.written()).toBe('<p>ab</p>\n<p><em>zz</em></p>');
});

test('says when a value from outside has more than it can hold', () => {
  const { model, notes, text } = makeText('<p>a</p>');
  model.setValue('<p style="color:red">b</p>');
  expect(notes).toHaveLength(1);
  expect(text.textContent).toBe('a');
});

test('keeps a place below a table at the end, which is not written', () => {
  const made = makeText('<table><tr><td>a</td></tr></table>');
  expect(made.text.lastElementChild?.localName).toBe('p');
  insert('b').at('a|', made);
  expect(made.written().endsWith('</table>')).toBe(true);
});
