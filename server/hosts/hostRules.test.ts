import { checkRedirect } from '../../pocketbase/hooks/redirects/checkRedirect';
import { findRedirect, isRoot } from '../../src/lib/url/findRedirect';
import { caddyRules } from './caddy/caddyRules';
import { hostRules } from './hostRules';
import { nginxRules } from './nginx/nginxRules';
import { staticRedirects } from './static/staticRedirects';
import { encodePath } from '../../src/lib/url/paths';

const PIECES = ['/', '/a', '/a/', '/a/b', '/ab', '/b/c.html', '/č', '/a/b/c/'];
const FROMS = [...PIECES, '/a*', '/a/*', '/*', '/ab*', '/a/b*', '/č*'];
const TARGETS = [
  '/',
  '/a/',
  '/a/b/',
  '/ab/',
  '/b/*',
  '/a/*',
  '/c*',
  'https://example.com/*',
  '/b/?x=1#y',
  '/%C4%8D/',
  '/a/?x=1',
];

/** The same numbers at each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** The first rule that matches is the answer, as on a host. */
function firstThatFits(rules: ReturnType<typeof hostRules>['rules'], path: string) {
  const rule = rules.find(({ from, prefix, paths }) => (prefix ? path.startsWith(from) : paths.includes(path)));
  if (!rule || rule.status === 0) return undefined;
  const rest = encodePath(path.slice(rule.from.length));
  const target = rule.repeats ? rule.to + (isRoot(rule.to) ? rest.replace(/^\/+/, '') : rest) : rule.to;
  const tidy = target.replace(/^[/\\]{2,}/, '/');
  return { status: rule.status, location: rule.repeats && /\/[^./]+$/.test(tidy) ? `${tidy}/` : tidy };
}

test('the first rule that fits is the one that PocketBase finds, whatever rules editors may save', () => {
  const random = numbers(7);
  let compared = 0;
  const pick = <Item>(list: readonly Item[]) => list[Math.floor((random.next().value as number) * list.length)] as Item;
  for (let round = 0; round < 400; round += 1) {
    const redirects: { from: string; to: string; status: number }[] = [];
    for (let rule = 0; rule < 6; rule += 1) {
      const from = pick(FROMS);
      const to = pick(from.endsWith('*') ? TARGETS : TARGETS.filter((target) => !target.endsWith('*')));
      if (!checkRedirect({ from, to }, redirects)) redirects.push({ from, to, status: pick([301, 302]) });
    }
    const { rules } = hostRules({ id: '', redirects, notFound: [] });
    for (const path of PIECES) {
      compared += redirects.length;
      expect({ redirects, path, found: firstThatFits(rules, path) }).toEqual({
        redirects,
        path,
        found: findRedirect(redirects, path, ''),
      });
    }
  }
  expect(compared).toBeGreaterThan(2000);
});

test('a rule that ends within its host gets a slash behind the host on every host', () => {
  const redirects = [{ from: '/shop*', to: 'https://shop.example*', status: 301 }];
  const rules = hostRules({ id: '', redirects, notFound: [] });
  const paths = ['/shop.evil.example/x', '/shop/a/', '/shop'];
  const found = paths.map((path) => firstThatFits(rules.rules, path)?.location);
  expect(found).toEqual(paths.map((path) => findRedirect(redirects, path, '')?.location));
  const texts = [
    caddyRules(rules),
    nginxRules(rules),
    ...(['netlify', 'cloudflare'] as const).map((host) => staticRedirects(rules, host)),
  ];
  for (const text of texts) {
    expect(text).toContain('https://shop.example/');
    expect(text).not.toMatch(/https:\/\/shop\.example(?!\/)|shop\.example\/\//);
  }
});

test('a deleted page answers 410, unless it has a redirect', () => {
  const redirects = [{ from: '/old/*', to: '/new/', status: 301 }];
  const { rules } = hostRules({ id: '', redirects, notFound: [], gone: ['/blog/removed/', '/old/thing/'] });
  expect(rules.map(({ from, status }) => [from, status])).toEqual([
    ['/blog/removed', 410],
    ['/old/', 301],
  ]);
});

test('characters that end a word of a configuration are encoded, and encoded ones stay', () => {
  const redirects = [{ from: '/a', to: '/b/"$x{y}`\\č%20', status: 301 }];
  expect(hostRules({ id: '', redirects, notFound: [] }).rules[0]?.to).toBe('/b/%22%24x%7By%7D%60%5C%C4%8D%20');
});

describe('rules that would take what the server answers, from a database that was written past the hooks', () => {
  const sources = [
    '/_/',
    '/_',
    '/_/*',
    '/_*',
    '/*',
    '/a*',
    '/api',
    '/api/*',
    '/API/*',
    '/_site/*',
    '/_site/save-form-message',
  ];
  const spelled = [...sources, '/%5F/', '//_/', '/x/../_site/*', '/%2561pi/*', '/_SITE/redirect', '/_site;x/'];
  const redirects = [
    ...spelled.map((from) => ({ from, to: '/x/', status: 301 })),
    { from: '/old/', to: '/new/', status: 301 },
  ];
  const rules = hostRules({
    id: '',
    redirects,
    notFound: [],
    gone: [...spelled.filter((from) => !from.endsWith('*')), '/left/'],
  });

  test('are left out, and the others stay', () => {
    expect(rules.rules.map(({ from }) => from)).toEqual(['/old', '/left']);
  });

  test.each([
    ['nginx', nginxRules(rules)],
    ['Caddy', caddyRules(rules)],
    ['Netlify', staticRedirects(rules, 'netlify')],
    ['Cloudflare', staticRedirects(rules, 'cloudflare')],
  ])('%s gets none', (_, text) => {
    expect(text).toContain('/old');
    // The one line about them is Netlify's own, which leads to the server.
    const lines = text
      .split('\n')
      .filter((line) => /_site|\/_|api|%5F|%2561/i.test(line.replace(/\$site_\w+|\{[^}]*\}|\bsite_\w+/g, '')));
    expect(lines).toEqual([]);
  });
});
