import { chooseHome } from '../../pocketbase/hooks/site/chooseHome';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { localeCodes, localePath } from './locales';
import { localeScript } from './localeScript';

type Visit = {
  languages?: string[];
  cookie?: string;
  userAgent?: string;
  referrer?: string;
  type?: string;
  search?: string;
};

/** Where the script leads a visitor of `/`; `null` where it leaves them. */
function led(visit: Visit): string | null {
  let to: string | null = null;
  const { languages = [], cookie = '', userAgent = 'Mozilla/5.0 Chrome/140', referrer = '', type = 'navigate' } = visit;
  const style = { display: '' };
  runInNewContext(localeScript, {
    document: { cookie, referrer, documentElement: { style } },
    navigator: { languages, userAgent },
    performance: { getEntriesByType: () => [{ type }] },
    location: {
      origin: 'https://www.modrina.example',
      search: visit.search ?? '',
      hash: '',
      replace: (address: string) => (to = address),
    },
  });
  expect(style.display).toBe(to === null ? '' : 'none');
  return to;
}

const HOMES = Object.fromEntries(localeCodes.map((code) => [code, localePath('/', code)]));
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.each<[Visit]>([
  [{ languages: ['sl'] }],
  [{ languages: ['sl-SI', 'sl', 'en'] }],
  [{ languages: ['SL'] }],
  [{ languages: ['en-GB', 'en', 'sl'] }],
  [{ languages: ['de', 'sl', 'en'] }],
  [{ languages: ['de', 'en'] }],
  [{ languages: ['de'] }],
  [{ languages: [] }],
  [{ languages: ['en'], cookie: 'a=b; locale=sl' }],
  [{ languages: ['sl'], cookie: 'locale=en; c=d' }],
  [{ languages: ['sl'], cookie: 'locale=de' }],
  [{ languages: ['sl'], cookie: 'mylocale=en' }],
  [{ languages: ['sl'], userAgent: GOOGLE }],
])('decides as the server does: %j', (visit) => {
  const { languages = [], cookie, userAgent } = visit;
  const served = chooseHome(HOMES, { acceptLanguage: languages.join(','), cookie, userAgent });
  expect(led(visit)).toBe(served === '/' ? null : (served ?? null));
});

test('keeps the query', () => {
  expect(led({ languages: ['sl'], search: '?utm_source=card' })).toBe('/sl/?utm_source=card');
});

test('stays after a link of this site, not after one of another', () => {
  expect(led({ languages: ['sl'], referrer: 'https://www.modrina.example/blog/' })).toBeNull();
  expect(led({ languages: ['sl'], referrer: 'https://www.modrina.example.evil.example/' })).toBe('/sl/');
  expect(led({ languages: ['sl'], referrer: 'https://search.example/?q=https://www.modrina.example/' })).toBe('/sl/');
});

test('does not redirect after a navigation back', () => {
  expect(led({ languages: ['sl'], type: 'back_forward' })).toBeNull();
});

test('runs without the browser’s languages and timings', () => {
  const context = {
    document: { cookie: '', referrer: '' },
    navigator: { userAgent: '' },
    location: { origin: 'https://a.example' },
  };
  expect(() =>
    runInNewContext(localeScript, { ...context, performance: { getEntriesByType: () => [] } }),
  ).not.toThrow();
});

test('is small, and safe inside a page', () => {
  expect(brotliCompressSync(localeScript).length).toBeLessThanOrEqual(400);
  expect(localeScript).not.toContain('</');
});
