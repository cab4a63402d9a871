import { localeOf, localePath, splitLocale } from './locales';

describe('localePath', () => {
  it('leaves English without a prefix', () => expect(localePath('/blog/', 'en')).toBe('/blog/'));
  it('prefixes Slovenian', () => expect(localePath('/', 'sl')).toBe('/sl/'));
  it('names the known locales in its error', () =>
    expect(() => localePath('/', 'de')).toThrow('Unknown locale "de". Known: en, sl.'));
});

describe('splitLocale', () => {
  it.each([
    ['/sl/blog/', 'sl', '/blog/'],
    ['/sl', 'sl', '/'],
    ['/slovenia/', 'en', '/slovenia/'],
    ['/', 'en', '/'],
  ])('takes %s apart', (given, locale, path) => expect(splitLocale(given)).toEqual({ locale, path }));
});

it('names each language in itself', () => expect(localeOf('sl').name).toBe('Slovenščina'));
