import { chooseHome } from './chooseHome';

const HOMES = { en: '/', sl: '/sl/' };
const choose = (request: Parameters<typeof chooseHome>[1]) => chooseHome(HOMES, request);

test.each([
  ['sl', '/sl/'],
  ['sl-SI,sl;q=0.9,en;q=0.8', '/sl/'],
  ['SL', '/sl/'],
  ['en-GB,en;q=0.9,sl;q=0.8', '/'],
  ['en;q=0.5, sl;q=0.9', '/sl/'],
  ['de-AT, de;q=0.9, sl;q=0.7, en;q=0.3', '/sl/'],
  ['de, en;q=0.7', '/'],
  ['sl;q=0, en;q=0.1', '/'],
  ['de', undefined],
  ['*', undefined],
  ['constructor', undefined],
  ['', undefined],
  [';;;,,q=', undefined],
])('a browser that asks for "%s" gets %s', (acceptLanguage, home) => {
  expect(choose({ acceptLanguage })).toBe(home);
});

test.each([
  ['locale=sl', '/sl/'],
  ['a=b; locale=sl; c=d', '/sl/'],
  ['locale=en', '/'],
  ['mylocale=en', '/sl/'],
  ['locale=de', '/sl/'],
  ['locale=constructor', '/sl/'],
])('the choice "%s" counts before a Slovenian browser: %s', (cookie, home) => {
  expect(choose({ cookie, acceptLanguage: 'sl' })).toBe(home);
});

test('a link of this site opens its page', () => {
  expect(choose({ fetchSite: 'same-origin', acceptLanguage: 'sl', cookie: 'locale=sl' })).toBeUndefined();
  expect(choose({ fetchSite: 'cross-site', acceptLanguage: 'sl' })).toBe('/sl/');
  expect(choose({ fetchSite: 'none', acceptLanguage: 'sl' })).toBe('/sl/');
});

test('a page that is fetched beforehand is the one that the link names', () => {
  const request = { fetchSite: 'none', acceptLanguage: 'sl' };
  expect(choose({ ...request, purpose: 'prefetch' })).toBeUndefined();
  expect(choose({ ...request, purpose: 'prefetch;prerender' })).toBeUndefined();
});

test('a bot is sent nowhere', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(choose({ userAgent, acceptLanguage: 'sl' })).toBeUndefined();
});
