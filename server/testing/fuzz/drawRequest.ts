import { random, type Random } from '../random';
import { drawBody, type Samples } from './drawBody';
import { chance, drawText, NAMES, pick } from './drawValue';
import type { Route } from './ownRoutes';

export interface FuzzRequest {
  method: string;
  /** The request target as it is sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Facts of the running site from which requests are drawn. */
export interface FuzzSite {
  routes: readonly Route[];
  samples: Samples;
  /** Values of `{x}` in patterns for which there is an answer. */
  segments: Readonly<Record<string, readonly string[]>>;
  /** Tokens of a guest (''), an editor, an owner and a builder. */
  tokens: readonly string[];
  /** Cookies that the site sets, with good values. */
  cookies: readonly string[];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
/** Header values beside random texts; a header that is drawn has one of both. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*', 'text/html', 'text/markdown', 'application/json;q=x'],
  'Accept-Encoding': ['br', 'gzip;q=0', 'br;q=1.5, *;q=0', 'identity;q=0', ',,;;'],
  'Accept-Language': ['sl', 'en;q=0,sl', '*', 'sl;q=nope', 'x'.repeat(5000)],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=5-1', 'bytes=0-0,2-3,1-', 'lines=1-2', 'bytes=-'],
  'If-None-Match': ['*', 'W/"a"', '"', '"a","b"', '"0000"'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never', '-1'],
  'If-Range': ['"a"', 'yesterday'],
  Origin: ['null', 'https://elsewhere.example', 'http://127.0.0.1', '::', 'file://'],
  Referer: ['https://elsewhere.example/', '/', 'a b'],
  Host: ['elsewhere.example', '127.0.0.1:1', 'localhost', '[::1]', 'x'.repeat(300), 'a,b'],
  'User-Agent': ['Googlebot', ''],
  'Sec-Fetch-Site': ['cross-site', 'none', 'x'],
  'X-Forwarded-For': ['1.2.3.4', '::1, 8.8.8.8', 'x'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Content-Encoding': ['gzip', 'br', 'x'],
};

/** As sent: bytes of UTF-8, without those that end a header. */
const headerValue = (text: string): string =>
  Buffer.from(text.slice(0, 6000))
    .toString('latin1')
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '');

const escaped = (draw: Random, text: string): string => {
  const bytes = [...Buffer.from(text.slice(0, 2000))];
  const isPlain = (byte: number) => byte > 32 && byte < 127 && !'"#<>\\^`{|}'.includes(String.fromCharCode(byte));
  return bytes
    .map((byte) =>
      isPlain(byte) && chance(draw, 0.9) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');
};

function drawTarget(draw: Random, pattern: string, segments: FuzzSite['segments']): string {
  const filled = pattern.replace('{$}', '').replace(/\{(\w+)(?:\.\.\.)?\}/g, (_, name: string) => {
    const known = segments[`${pattern} ${name}`] ?? segments[name] ?? [];
    return known.length > 0 && chance(draw, 0.6) ? pick(draw, known) : escaped(draw, drawText(draw));
  });
  const twists: readonly ((path: string) => string)[] = [
    (path) => `${path}/`,
    (path) => path.replace(/\//g, '//'),
    (path) => path.replace(/([a-z])/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path) => `${path}%00`,
    (path) => `/a/..${path}`,
    (path) => path.toUpperCase(),
    (path) => `${path};x=1`,
    (path) => `${path}%zz`,
    (path) => `${path}/%ff%fe`,
  ];
  const path = chance(draw, 0.2) ? pick(draw, twists)(filled) : filled;
  if (chance(draw, 0.5)) return path;
  const pair = () => `${escaped(draw, pick(draw, NAMES))}=${escaped(draw, drawText(draw))}`;
  const query = Array.from({ length: Math.ceil(draw() * 4) }, pair).join(pick(draw, ['&', '&', ';']));
  return `${path}?${query}${chance(draw, 0.1) ? '&%&=%zz' : ''}`;
}

function drawHeaders(draw: Random, { tokens, cookies }: FuzzSite): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = pick(draw, tokens);
  if (token) headers['Authorization'] = chance(draw, 0.95) ? token : headerValue(`Bearer ${token}${drawText(draw)}`);
  if (chance(draw, 0.3)) {
    const [name = ''] = pick(draw, cookies).split('=');
    headers['Cookie'] = chance(draw, 0.5) ? pick(draw, cookies) : headerValue(`${name}=${drawText(draw)}; a; =; b="`);
  }
  for (const [name, values] of Object.entries(HEADERS)) {
    if (chance(draw, 0.08)) headers[name] = chance(draw, 0.7) ? pick(draw, values) : headerValue(drawText(draw));
  }
  return headers;
}

/**
 * Draws one request. The same seed and number give the same request, so that a finding can be sent again alone.
 * @param seed
 * @param number of the request within its run
 */
export function drawRequest(seed: number, number: number, site: FuzzSite): FuzzRequest {
  const draw = random((Math.imul(seed, 0x9e3779b1) + number) | 0);
  // The first draws of neighbouring seeds resemble each other.
  for (let i = 0; i < 3; i++) draw();
  const route = pick(draw, site.routes);
  const method = chance(draw, 0.8) ? route.method : pick(draw, METHODS);
  const headers = drawHeaders(draw, site);
  const target = drawTarget(draw, route.pattern, site.segments);
  if (['GET', 'HEAD', 'TRACE'].includes(method)) return { method, target, headers, body: Buffer.alloc(0) };
  const { bytes, type } = drawBody(draw, site.samples[route.pattern] ?? []);
  return { method, target, headers: { ...headers, 'Content-Type': headerValue(type) }, body: bytes };
}
