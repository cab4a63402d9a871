import { withoutControls } from './withoutControls';

const C0 = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');

it('removes every control character but tab and line breaks', () => {
  expect(withoutControls(`a${C0}b\u007fc`)).toBe('a\t\n\rbc');
});

it('keeps letters of several bytes, invisible marks and emoji', () => {
  const text = 'č š ž € 🙂\u00a0\u00ad\u200d';
  expect(withoutControls(text)).toBe(text);
});

it('cleans texts at any depth, and nothing else', () => {
  const record = { id: 'a', n: 0, yes: true, none: null, json: { list: ['a\0', 1, { deep: 'b\u000b' }] } };
  expect(withoutControls(record)).toEqual({ ...record, json: { list: ['a', 1, { deep: 'b' }] } });
});
