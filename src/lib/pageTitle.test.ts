import { documentTitle, titleFromPath } from './pageTitle';

describe('titleFromPath', () => {
  it.each([
    ['/blog/the-art-of-the-form/', 'The Art of the Form'],
    ['/sl/blog/pot-v-oblak/', 'Pot v Oblak'],
    ['/', ''],
  ])('makes a title of %s', (path, title) => expect(titleFromPath(path)).toBe(title));
});

describe('documentTitle', () => {
  it('puts the site behind the title', () => expect(documentTitle('Blog', 'Modrina')).toBe('Blog | Modrina'));
  it('does not say the site twice', () => expect(documentTitle('Modrina', 'Modrina')).toBe('Modrina'));
  it('is the site where there is no title', () => expect(documentTitle('', 'Modrina')).toBe('Modrina'));
});
