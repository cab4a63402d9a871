import { tagDescription } from './tagDescription';

it('names the newest titles', () => {
  expect(tagDescription('Blog: Law', ['When not to', 'Why'])).toBe('Blog: Law. When not to; Why');
  expect(tagDescription('Blog: Law', [])).toBe('Blog: Law');
});

it('leaves out a title that would be cut, and takes a shorter one after it', () => {
  const long = 'x'.repeat(150);
  expect(tagDescription('Blog: Law', ['When', long, 'Why'])).toBe('Blog: Law. When; Why');
});
