import type { StaticHost } from '../../settings';

/** An effect of a static host that differs from PocketBase's, and the reason why it stays. */
interface StaticDifference {
  hosts: readonly StaticHost[];
  /** As docs/operators.md has it. */
  what: string;
  fits: (asked: { path: string; method: string; headers: Record<string, string> }) => boolean;
}

const BOTH = ['netlify', 'cloudflare'] as const;
const isErrorPage = (path: string): boolean => /^\/(sl\/)?(404|410)(\/|\.html|$)/.test(path);

/** Everything by which they differ for visitors; staticHosts.slow.pocketbase.test.ts finds no other, and finds each of these. */
export const STATIC_DIFFERENCES: readonly StaticDifference[] = [
  {
    hosts: BOTH,
    what: 'language at `/`',
    fits: ({ path, headers }) =>
      path === '/' && ('Accept-Language' in headers || /locale=/.test(headers['Cookie'] ?? '')),
  },
  {
    hosts: BOTH,
    what: 'a page’s refused parameter',
    fits: ({ path }) => /^\/(blog\/|sl\/)?\?(.*&)?page/.test(path),
  },
  { hosts: BOTH, what: '`/Blog/`', fits: ({ path }) => /[A-Z]/.test(path.replace(/%[0-9A-F]{2}/g, '')) },
  { hosts: BOTH, what: '`/en/soon`', fits: ({ path }) => /^\/en\/(soon|index|\/)/.test(path) },
  {
    hosts: ['cloudflare'],
    what: 'a path without its last slash below a redirect',
    fits: ({ path }) => path === '/old-home',
  },
  { hosts: ['cloudflare'], what: 'a deleted page', fits: ({ path }) => path.includes('/removed') },
  {
    hosts: ['netlify'],
    what: '`/portfolio*`',
    fits: ({ path }) => ['/portfoliox', '/old-thing?x', '/newer-x'].includes(path),
  },
  { hosts: BOTH, what: 'an error page asked for by its own URL', fits: ({ path }) => isErrorPage(path) },
  { hosts: BOTH, what: 'a part of a file (`Range`)', fits: ({ headers }) => 'Range' in headers },
  {
    hosts: BOTH,
    what: 'other methods than GET and HEAD',
    fits: ({ method }) => !['GET', 'HEAD'].includes(method),
  },
  { hosts: BOTH, what: 'an untidy URL (`//blog/`, `/./`)', fits: ({ path }) => /\/\/|\/\.\.?\/|%2e/i.test(path) },
  {
    hosts: ['netlify'],
    what: 'a URL with needless or control characters in codes (`/bl%6Fg`)',
    fits: ({ path }) => /%(2f|62|6f|0d)/i.test(path),
  },
  {
    hosts: ['cloudflare'],
    what: 'a URL with needless or control characters in codes (`/bl%6Fg`)',
    fits: ({ path }) => /%00|%2f/i.test(path),
  },
  {
    hosts: ['netlify'],
    what: 'a page without its last slash',
    fits: ({ path }) => /^\/(blog|sl|old-home)(\/a|\/404)?(\?|$)|index\.html/.test(path),
  },
  { hosts: BOTH, what: 'a file with a last slash', fits: ({ path }) => /\.[a-z]+\/$/.test(path) },
  { hosts: BOTH, what: 'the query of a redirect whose target has one', fits: ({ path }) => path === '/asked?x=1' },
];
