import { reasonToConfirm } from './hooks';

const SITE = {
  homes: { en: '/', sl: '/sl/' },
  siteUrl: 'https://modrina.example',
  files: Object.fromEntries(
    ['/', '/sl/', '/about/', '/sl/about/', '/blog/', '/sl/blog/', '/guide.pdf', '/sl/only/'].map((path) => [path, {}]),
  ),
};
const isPublished = (path: string) => ['/blog/new/', '/sl/blog/new/'].includes(path);
const reason = (from: string, to: string, site: Partial<typeof SITE> = SITE) =>
  reasonToConfirm({ from, to }, site, isPublished);

test.each([
  ['/about/', '/blog/', '/about/'],
  ['/about', '/blog/', '/about'],
  ['/sl/about/', '/blog/', '/sl/about/'],
  ['/%61bout/', '/blog/', '/about/'],
  ['/only/', '/blog/', '/sl/only/'],
  ['/guide.pdf', '/blog/', '/guide.pdf'],
  ['/blog/new/', '/blog/', '/blog/new/'],
  ['/blo*', '/about/', '/blog/'],
  ['/', '/about/', '/'],
])('%s → %s hides %s', (from, to, hidden) => {
  expect(reason(from, to)).toMatchObject({ field: 'from', code: 'redirect_hides_page' });
  expect(reason(from, to)?.message).toContain(`reach ${hidden}, which is live`);
});

test.each([
  ['/old/', '/abuot/', '/abuot/'],
  ['/old/', '/only/', '/only/'],
  ['/sl/old/', '/sl/abuot/', '/sl/abuot/'],
  ['/old/', 'https://modrina.example/abuot/', '/abuot/'],
  ['/old/', '/missing.pdf', '/missing.pdf'],
  ['/old/', '/constructor/', '/constructor/'],
])('%s → %s leads nowhere', (from, to, path) => {
  expect(reason(from, to)).toMatchObject({ field: 'to', code: 'redirect_nowhere' });
  expect(reason(from, to)?.message).toContain(`no page at ${path}`);
});

test.each([
  ['/old/', '/about/'],
  ['/old', '/about?x=1#part'],
  ['/old/', '/blog/new/'],
  ['/sl/old/', '/sl/only/'],
  ['/old/', '/guide.pdf'],
  ['/old/*', '/blog/*'],
  ['/old/', 'https://other.example/x'],
  ['/old/', 'https://modrina.example'],
  ['/old/', '/api/files/x/y/z.pdf'],
])('%s → %s is in no doubt', (from, to) => {
  expect(reason(from, to)).toBeUndefined();
});

test('before the first release nothing is in doubt', () => {
  expect(reason('/about/', '/abuot/', {})).toBeUndefined();
});
