import type { IncomingHttpHeaders } from 'node:http';

/**
 * The scoring that MDN's HTTP Observatory publishes (@mdn/mdn-http-observatory 1.4.8, src/grader/charts.js), for one answer of
 * a site of https. It leaves out two tests: whether http is redirected to https is for the host that has the certificate, and
 * scripts of other hosts stand in no page. Nothing is preloaded.
 * @returns the score, and each test that changed it from 100
 */
export function observatoryScore(headers: IncomingHttpHeaders): { score: number; reasons: Record<string, number> } {
  const policy = readPolicy(one(headers, 'content-security-policy'));
  const tests: Record<string, number> = {
    policy: scoreOfPolicy(policy),
    cookies: scoreOfCookies(headers['set-cookie'] ?? [], scoreOfTransport(headers) === 0),
    sharing: scoreOfSharing(headers),
    transport: scoreOfTransport(headers),
    referrer: scoreOfReferrer(one(headers, 'referrer-policy')),
    sniffing: one(headers, 'x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing: policy?.has('frame-ancestors')
      ? 5
      : /^(deny|sameorigin)$/i.test(one(headers, 'x-frame-options') ?? '')
        ? 0
        : -20,
    embedding: scoreOfEmbedding(one(headers, 'cross-origin-resource-policy')),
  };
  const sum = (wanted: (value: number) => boolean) =>
    Object.values(tests)
      .filter(wanted)
      .reduce((total, value) => total + value, 0);
  const plain = 100 + sum((value) => value < 0);
  // Bonus points count only if little is missing.
  const score = Math.max(0, plain >= 90 ? plain + sum((value) => value > 0) : plain);
  return { score, reasons: Object.fromEntries(Object.entries(tests).filter(([, value]) => value !== 0)) };
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];
const SIX_MONTHS_S = 15_552_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function one(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Undefined where there is none, or one that names a directive twice. */
function readPolicy(header: string | undefined): Policy | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  const named = parts.filter(([name]) => name);
  const policy = new Map(named.map(([name = '', ...sources]) => [name, new Set(sources)]));
  return policy.size > 0 && policy.size === named.length ? policy : undefined;
}

function scoreOfPolicy(policy: Policy | undefined): number {
  if (!policy) return -25;
  const sourcesOf = (name: string): string[] => {
    const sources = [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
    // A browser that reads a digest does not read 'unsafe-inline' beside it.
    const isNamed = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const has = (name: string, unwanted: readonly string[]) =>
    sourcesOf(name).some((source) => unwanted.includes(source));
  const isInsecure = (name: string) => sourcesOf(name).some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  if (has('script-src', BROAD_OR_INLINE) || has('object-src', BROAD)) return -20;
  if ([...policy.keys()].some((name) => !passive.includes(name) && isInsecure(name))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (passive.some(isInsecure)) return -10;
  if (has('style-src', BROAD_OR_INLINE)) return 0;
  return [...(policy.get('default-src') ?? [])].join() === "'none'" ? 10 : 5;
}

function scoreOfTransport(headers: IncomingHttpHeaders): number {
  const header = one(headers, 'strict-transport-security');
  const [, seconds] = /^\s*max-age=(\d+)/i.exec(header ?? '') ?? [];
  if (seconds === undefined || header?.includes(',')) return -20;
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
}

function scoreOfCookies(cookies: readonly string[], isHeldToHttps: boolean): number {
  const scores = cookies.map((cookie) => {
    const has = (attribute: string) => new RegExp(`;\\s*${attribute}(\\s*[;=]|\\s*$)`, 'i').test(cookie);
    const isSession = /^[^=]*(login|sess)/i.test(cookie);
    if (isSession && !has('HttpOnly')) return -30;
    if (!has('Secure')) return isHeldToHttps ? (isSession ? -10 : -5) : isSession ? -40 : -20;
    return has('SameSite') ? 5 : 0;
  });
  return scores.length > 0 ? Math.min(...scores) : 0;
}

const scoreOfSharing = (headers: IncomingHttpHeaders): number =>
  headers['access-control-allow-credentials'] === 'true' && headers['access-control-allow-origin'] === '*' ? -50 : 0;

function scoreOfReferrer(header: string | undefined): number {
  if (header === undefined) return 0;
  // If there are several, the last one that a browser understands counts.
  return PRIVATE.includes(header.split(',').pop()?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function scoreOfEmbedding(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}
