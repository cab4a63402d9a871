import headers from '../../../pocketbase/hooks/headers/headers.json';

/** A difference between another host's answer and PocketBase's, and the reason why it stays. */
interface Difference {
  host: 'nginx' | 'Caddy';
  /** As docs/operators.md has it. */
  what: string;
  why: string;
  /** Parts of the answer: status, body, or a header by its name; all if left out. */
  parts?: string[];
  /** Selects the answers. */
  fits: (asked: { path: string; headers: Record<string, string> }, status: { here: number; there: number }) => boolean;
}

const isUntidy = (path: string): boolean => /^[^?]*(\/\/|\/\.\.?(\/|$))/.test(path);
const climbs = (path: string): boolean => /^\/(\.\.|%2e%2e)(\/|%2f)|%00|%2e%2e%2f%2e%2e/i.test(path);
const dotted = (path: string): boolean => /\/\.\.?\//.test(path);
/** The headers that no hook could set on a redirect of PocketBase's router. */
const OWN = [
  'cache-control',
  ...[...Object.keys(headers.security), ...headers.everyOfRelease].map((name) => name.toLowerCase()),
];

/** Everything by which the hosts differ; server/hosts/hosts.slow.pocketbase.test.ts finds no other, and finds each of these. */
export const DIFFERENCES: readonly Difference[] = [
  {
    host: 'nginx',
    what: 'sends `Server: nginx`',
    why: 'only a module that is not its own takes it away',
    parts: ['server'],
    fits: () => true,
  },
  {
    host: 'nginx',
    what: 'a redirect has a short page as its body',
    why: '`return` writes it; browsers never show it',
    parts: ['body', 'content-type'],
    fits: (_, { there }) => there >= 300 && there < 400,
  },
  {
    host: 'nginx',
    what: 'a part of a file comes without `Accept-Ranges`',
    why: 'the status 206 says the same',
    parts: ['accept-ranges'],
    fits: (_, { there }) => there === 206,
  },
  {
    host: 'nginx',
    what: 'a part that lies beyond the file’s end (416) has another error text, and the file’s headers twice',
    why: 'nginx passes its header filters twice there',
    fits: (_, { there }) => there === 416,
  },
  {
    host: 'nginx',
    what: 'nginx sends brotli even to clients that prefer gzip',
    why: 'a configuration cannot compare weights; whether one is 0 it can',
    parts: ['content-encoding'],
    fits: ({ headers }) => /br;q=0\.\d+, gzip/.test(headers['Accept-Encoding'] ?? ''),
  },
  {
    host: 'nginx',
    what: 'an address that climbs above the site’s root, or holds a NUL, is 400',
    why: 'nginx refuses it before it reads its configuration',
    fits: ({ path }, { there }) => climbs(path) && there === 400,
  },
  ...(['nginx', 'Caddy'] as const).map((host) => ({
    host,
    what: 'a redirect from an untidy address (`//blog/`) has the site’s headers',
    why: 'PocketBase’s router answers it before any of ours',
    parts: [...OWN, 'body', 'content-type'],
    fits: ({ path }: { path: string }, { here }: { here: number }) => isUntidy(path) && here === 307,
  })),
  {
    host: 'Caddy',
    what: 'Caddy serves `/./` and `/../` directly instead of redirecting to the normalised path',
    why: 'no directive of Caddy cleans a path',
    fits: ({ path }, { here }) => dotted(path) && here === 307,
  },
  {
    host: 'Caddy',
    what: '`Accept-Encoding: *` gets the file as it is',
    why: 'Caddy takes only codings that are named',
    parts: ['content-encoding'],
    fits: ({ headers }) => (headers['Accept-Encoding'] ?? '').includes('*'),
  },
];
