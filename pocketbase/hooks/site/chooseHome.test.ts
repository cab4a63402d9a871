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

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  // Signal sends the second of these.
  'WhatsApp/2.23.20.0',
  'WhatsApp/2',
  'Viber/20.3.0',
  'Viber',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; Microsoft Teams; UrlPreviewServiceV2)',
  'Mastodon/4.3.1 (http.rb/5.2.0; +https://mastodon.example/)',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.example/) Bot',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
])('%s, which indexes or previews pages, is sent nowhere', (userAgent) => {
  expect(choose({ userAgent, acceptLanguage: 'sl' })).toBeUndefined();
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]',
  '',
])('%s is a visitor', (userAgent) => expect(choose({ userAgent, acceptLanguage: 'sl' })).toBe('/sl/'));
