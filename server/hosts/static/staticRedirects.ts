import type { StaticHost } from '../../settings';
import type { SiteFile } from '../../site/readSiteFile';
import { UserError } from '../../UserError';
import type { HostRule, HostRules } from '../hostRules';
import { encodePath } from '../../../src/lib/url/paths';
import { HIDDEN } from '../patterns';
import { proxyLines } from './proxiedPaths';

/** Cloudflare Pages' limits of `_redirects`; it drops further rules silently. */
const MOST = { exact: 2000, splats: 100, length: 1000 };

/**
 * The `_redirects` file: the first match wins.
 * @param rules of the build
 * @param host Netlify prefers an existing file, unless the status has a `!`; Cloudflare Pages never does
 * @param site PocketBase's URL, to which Netlify passes visitors' forms on; and the pages
 */
export function staticRedirects(
  { rules, notFound, gone }: HostRules,
  host: StaticHost,
  { backend = '', siteUrl = '', ...site }: Partial<Pick<SiteFile, 'backend' | 'siteUrl' | 'homes' | 'pages'>> = {},
): string {
  const lines = rules.flatMap((rule) =>
    rule.prefix ? prefixLines(rule, host, siteUrl) : exactLines(rule, rules, host, gone),
  );
  const prefixed = prefixedLines(site);
  if (host === 'cloudflare') {
    const splats = checkLimits(lines);
    return [...lines, ...prefixed.slice(0, MOST.exact - (lines.length - splats))].join('');
  }
  lines.push(...prefixed);
  const misses = notFound.filter(({ prefix }) => prefix !== '/').map(({ prefix, file }) => `${prefix}* ${file} 404\n`);
  return [...proxyLines(backend), ...lines, ...misses].join('');
}

function exactLines(
  { from, paths: decoded, status, to }: HostRule,
  rules: HostRule[],
  host: StaticHost,
  gone: HostRules['gone'],
): string[] {
  const force = host === 'netlify' ? '!' : '';
  const paths = decoded.flatMap((path) => writtenAs(path, host));
  if (status === 410) {
    // Cloudflare Pages has no status 410: it answers 404.
    const page = gone.find(({ prefix }) => `${from}/`.startsWith(prefix))?.file;
    return host === 'netlify' && page ? paths.map((path) => `${path} ${page} 410\n`) : [];
  }
  if (status !== 0) return paths.map((path) => `${path} ${to} ${status}${force}\n`);
  // Needed only if a later rule would redirect this page.
  const page = `${encodePath(from)}/`;
  return rules.some((rule) => rule.prefix && from.startsWith(rule.from)) ? [`${page} ${page} 200${force}\n`] : [];
}

/**
 * A decoded path as the host compares it: Cloudflare Pages with the path of the request's URL, Netlify with the decoded one. The
 * encoded path is written for both, because what Netlify compares is nowhere documented.
 */
function writtenAs(path: string, host: StaticHost): string[] {
  const encoded = encodePath(path);
  const compared = host === 'cloudflare' ? new URL(encoded.replaceAll('%7C', '|'), 'https://a.example').pathname : path;
  return compared === encoded || /[\s#?%]/.test(path) ? [encoded] : [compared, encoded];
}

function prefixLines({ from, status, to, repeats }: HostRule, host: StaticHost, siteUrl: string): string[] {
  return writtenAs(from, host).flatMap((begin) => {
    // It would lead to itself: files below it are served.
    if (status === 0) return [`${begin}* ${begin}:splat 200\n`];
    const force = host === 'netlify' ? '!' : '';
    const line = (path: string, target: string) => `${path} ${target} ${status}${force}\n`;
    // Netlify would send /every//host to another site by a rule `/every/* /:splat`.
    const start = repeats && to === '/' ? `${siteUrl}/` : to;
    const target = repeats ? `${start}:splat` : to;
    if (begin.endsWith('/')) {
      // Netlify's rule matches the path without the slash as well.
      const bare = host === 'cloudflare' && begin !== '/' ? [line(begin.slice(0, -1), to)] : [];
      return [...bare, line(`${begin}*`, target)];
    }
    if (host === 'cloudflare') return [line(`${begin}*`, target)];
    // Netlify matches a rest only after a slash.
    return [line(begin, to), line(`${begin}/*`, repeats ? `${start.replace(/\/$/, '')}/:splat` : to)];
  });
}

/**
 * The pages of the default locale with its prefix, which they do not have. A line for each, the shortest paths first: a rule for
 * `/en/*` would lead `/en//host` to another site.
 */
function prefixedLines({ homes = {}, pages = {} }: Partial<Pick<SiteFile, 'homes' | 'pages'>>): string[] {
  const [locale] = Object.entries(homes).find(([, home]) => home === '/') ?? [];
  return Object.keys(pages)
    .filter((path) => pages[path]?.locale === locale && path.endsWith('/') && !HIDDEN.test(path))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map(encodePath)
    .flatMap((path) => [`/${locale}${path.slice(0, -1)} ${path} 301\n`, `/${locale}${path} ${path} 301\n`]);
}

/** @returns the number of lines with a `*` */
function checkLimits(lines: string[]): number {
  const splats = lines.filter((line) => line.includes('*')).length;
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  if (splats <= MOST.splats && lines.length - splats <= MOST.exact && longest <= MOST.length) return splats;
  throw new UserError(
    `Cloudflare Pages takes ${MOST.exact} redirects, ${MOST.splats} with a * and ${MOST.length} characters each; ` +
      `the site has ${lines.length - splats}, ${splats} and up to ${longest}. Delete redirects that nobody follows any more, ` +
      'or let nginx, Caddy or PocketBase serve the site.',
  );
}
