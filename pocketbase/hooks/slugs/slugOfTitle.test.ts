import { firstFree, slugOfTitle } from './slugOfTitle';

test.each([
  ['When not to use AI', 'when-not-to-use-ai'],
  ['Čaša, žlica in ŠČIT – za Ćirila & Đorđa', 'casa-zlica-in-scit-za-cirila-dorda'],
  ["  What's new?  ", 'whats-new'],
  ['Straße, Œuvre, Łódź', 'strasse-oeuvre-lodz'],
  ['c\u030cas', 'cas'],
  ['100 % / 3.5', '100-3-5'],
  ['日本語 🙂', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOfTitle(title, 120)).toBe(slug);
});

test('a long title ends with a whole word within the length', () => {
  expect(slugOfTitle('one two three', 9)).toBe('one-two');
  expect(slugOfTitle('one two three', 7)).toBe('one-two');
  expect(slugOfTitle('onetwothree', 6)).toBe('onetwo');
  expect(slugOfTitle(`a ${'b'.repeat(200)}`, 120)).toHaveLength(120);
});

test('a taken slug gets the next number within the length', () => {
  const among = (taken: string[]) => (slug: string) => !taken.includes(slug);
  expect(firstFree('a', 120, among([]))).toBe('a');
  expect(firstFree('a', 120, among(['a', 'a-2']))).toBe('a-3');
  expect(firstFree('abcdef', 6, among(['abcdef']))).toBe('abcd-2');
  expect(firstFree('one-two', 7, among(['one-two']))).toBe('one-2');
});
