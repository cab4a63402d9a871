/** One spelling of a call: the request target as it is sent, and other differences. */
interface Spelling {
  name: string;
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

const hex = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const letters = (text: string, write: (letter: string) => string): string => text.replace(/[a-z]/gi, write);
const afterFirst = (path: string, write: (rest: string) => string): string =>
  path.replace(/^(\/[^/]+)\/(.*)$/, (_, first: string, rest: string) => first + write(rest));

/** Spellings of a path; the name describes the error of a guard that each would find. */
const PATHS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'first letter of each segment encoded': (path) => path.replace(/(?<=\/)[a-z]/gi, hex),
  'every letter encoded': (path) => letters(path, hex),
  'encoded twice': (path) => path.replace(/(?<=\/)[a-z]/gi, (letter) => `%25${hex(letter).slice(1)}`),
  'slash encoded': (path) => afterFirst(path, (rest) => `%2F${rest}`),
  'slash encoded in lower case': (path) => afterFirst(path, (rest) => `%2f${rest}`),
  'backslash encoded': (path) => afterFirst(path, (rest) => `%5C${rest}`),
  'slash as an overlong sequence': (path) => afterFirst(path, (rest) => `%c0%af${rest}`),
  'doubled slash in front': (path) => `/${path}`,
  'doubled slash inside': (path) => afterFirst(path, (rest) => `//${rest}`),
  'segment of one dot': (path) => afterFirst(path, (rest) => `/./${rest}`),
  'segment of two dots': (path) => `/x/..${path}`,
  'segment of two encoded dots': (path) => `/x/%2e%2e${path}`,
  'slash behind': (path) => `${path}/`,
  'two slashes behind': (path) => `${path}//`,
  'dot behind': (path) => `${path}.`,
  'index.html behind': (path) => `${path}/index.html`,
  'NUL behind': (path) => `${path}%00`,
  'space behind': (path) => `${path}%20`,
  'line break behind': (path) => `${path}%0d%0a`,
  'fragment behind, encoded': (path) => `${path}%23`,
  'query behind, encoded': (path) => `${path}%3Fx=1`,
  'path parameter': (path) => afterFirst(path, (rest) => `;x=1/${rest}`),
  'upper case': (path) => letters(path, (letter) => letter.toUpperCase()),
  'first segment in upper case': (path) => path.replace(/^\/[^/]+/, (first) => first.toUpperCase()),
  'fullwidth letter': (path) => path.replace(/^\/a/, '/%EF%BD%81'),
  'empty query': (path) => `${path}?`,
  'query with a semicolon': (path) => `${path}?a=1;b=2`,
  'query that cannot be decoded': (path) => `${path}?%zz=1`,
};

/** Headers by which some servers treat a call as another one. */
const HEADERS: Record<string, (method: string, path: string) => Omit<Spelling, 'name' | 'target'> & { path?: string }> =
  {
    'method in lower case': (method) => ({ method: method.toLowerCase() }),
    // HEAD of another method's path would match its GET route.
    'method HEAD': (method) => ({ method: method === 'GET' ? 'HEAD' : method }),
    'method in a header': (method) => ({ method: 'POST', headers: { 'X-HTTP-Method-Override': method } }),
    'path in a header': (_, path) => ({ path: '/', headers: { 'X-Original-URL': path, 'X-Rewrite-URL': path } }),
  };

/**
 * Spells a call in some thirty ways.
 * @param method of the call
 * @param path with its leading slash, without a query
 * @param base of the server, for the form with a full URL
 */
export function spellCall(method: string, path: string, base: string): Spelling[] {
  const paths = Object.entries(PATHS).map(([name, write]) => ({ name, target: write(path) }));
  const headers = Object.entries(HEADERS).map(([name, write]) => {
    const { path: other = path, ...rest } = write(method, path);
    return { name, target: other, ...rest };
  });
  return [...paths, { name: 'full URL', target: base + path }, ...headers];
}

/**
 * Writes a query with a token in some twenty ways.
 * @param token as it is
 */
export function spellToken(token: string): string[] {
  const encoded = [...'token'].map((_, at) => 'token'.slice(0, at) + hex('token'.charAt(at)) + 'token'.slice(at + 1));
  return [
    ...['token', ...encoded, hex('token'), 'Token', 'TOKEN', 'token[]', '+token', '%00token', 'token%00'].map(
      (name) => `${name}=${token}`,
    ),
    `token=${hex(token)}`,
    `token=${token}&token=x`,
    `token=x&token=${token}`,
    `&&token=${token}`,
    `a=1&${hex('token')}=${token}&b=2`,
    `a=1;b=2&token=${token}`,
    `token=${token};b=2`,
    `a=1;token=${token}`,
    `%zz=1&token=${token}`,
    `token=${token}&b=%zz`,
    `token==${token}`,
    `?token=${token}`,
  ];
}
