import { documentTitle, errorTitle, titleFromPath } from './pageTitle';

describe('titleFromPath', () => {
  it.each([
    ['/blog/the-art-of-the-form/', 'The Art of the Form'],
    ['/sl/blog/pot-v-oblak/', 'Pot v Oblak'],
    ['/sl/blog/v-oblak-in-nazaj/', 'V Oblak in Nazaj'],
    ['/sl/%C5%A1tudija-iz-prakse/', 'Študija iz Prakse'],
    ['/', ''],
  ])('makes a title of %s', (path, title) => expect(titleFromPath(path)).toBe(title));
});

describe('documentTitle', () => {
  it('puts the site behind the title', () => expect(documentTitle('Blog', 'Modrina')).toBe('Blog | Modrina'));
  it('does not repeat the site’s name', () => expect(documentTitle('Modrina', 'Modrina')).toBe('Modrina'));
  it('is the site’s name without a title', () => expect(documentTitle('', 'Modrina')).toBe('Modrina'));
});

it('has status and message of an error', () =>
  expect(documentTitle(errorTitle(404, 'Page not found: /x/'), 'Modrina')).toBe('404 - Page not found: /x/ | Modrina'));
