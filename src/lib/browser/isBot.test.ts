import { isbot } from 'isbot';
import { BOTS, isBot } from './isBot';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; Microsoft Teams; UrlPreviewServiceV2)',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
])('recognises %s', (userAgent) => expect(isBot(userAgent)).toBe(true));

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  '',
])('takes %s for a person', (userAgent) => expect(isBot(userAgent)).toBe(false));

it('contains no bot that the server’s package lacks', () => {
  const names = BOTS.source.replace('[^u]bot\\b', 'googlebot').split('|');
  expect(names.length).toBeGreaterThan(5);
  const agents: Record<string, string> = { whatsapp: 'WhatsApp/2', facebookexternal: 'facebookexternalhit/1.1' };
  expect(
    names.filter((name) => !isbot(agents[name] ?? `Mozilla/5.0 (compatible; ${name}/1.0; +http://a.example)`)),
  ).toEqual([]);
});
