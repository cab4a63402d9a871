import { tagDescription } from './tagDescription';

const posts = (...titles: string[]) => titles.map((title) => ({ title, isFallback: false }));

it('names the newest titles', () => {
  expect(tagDescription('Blog: Law', posts('When not to', 'Why'))).toBe('Blog: Law. When not to; Why');
  expect(tagDescription('Blog: Law', [])).toBe('Blog: Law');
});

it('leaves out a title that would be cut, and takes a shorter one after it', () => {
  const long = 'x'.repeat(150);
  expect(tagDescription('Blog: Law', posts('When', long, 'Why'))).toBe('Blog: Law. When; Why');
});

it('leaves out untranslated titles, and uses the list’s description without any', () => {
  const original = { title: 'Why', isFallback: true };
  expect(tagDescription('Blog: Pravo', [original, ...posts('Kdaj ne')], 'Zapiski')).toBe('Blog: Pravo. Kdaj ne');
  expect(tagDescription('Blog: Pravo', [original], 'Zapiski')).toBe('Blog: Pravo. Zapiski');
});
