import { withoutControls } from './withoutControls';

const ALLOWED = '\t\n\r';

it('removes every control character from texts, and puts a space where a word processor broke the line', () => {
  for (let code = 0; code < 0xa0; code += 1) {
    const character = String.fromCharCode(code);
    const { title } = withoutControls({ id: 'a', title: `ve${character}č` });
    const isControl = (code < 0x20 && !ALLOWED.includes(character)) || code === 0x7f;
    const expected = ['\v', '\f'].includes(character) ? 've č' : isControl ? 'več' : `ve${character}č`;
    expect([code, title]).toEqual([code, expected]);
  }
  expect(withoutControls({ id: 'a', title: 'a\uffffb\ufffe' }).title).toBe('ab');
});

it('leaves a record without any as it is', () => {
  const record = { id: 'a', title: 'Vprašajte nas 😀', count: 1, list: ['a'], data: { text: 'a' }, none: null };
  expect(withoutControls(record)).toBe(record);
});
