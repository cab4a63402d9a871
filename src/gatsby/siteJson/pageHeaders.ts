import type { Env } from '../../lib/env';
import { createHash } from 'node:crypto';

/** The inline code of pages, by the digests with which a Content-Security-Policy allows it (`sha256-…`). */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Types of script elements with data. */
const IS_DATA = /^application\/(ld\+)?json$/;

/** Returns the source expression for a script or style. */
export const codeHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Finds the inline code in a page of the build.
 * @param html of a page in which an editor's text cannot contain code
 */
export function inlineCode(html: string): InlineCode {
  const code = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
    if (/\ssrc=/.test(attributes) || IS_DATA.test(type)) continue;
    code[tag as keyof typeof code].add(codeHash(text));
  }
  return { scripts: [...code.script], styles: [...code.style] };
}

/** Hosts of Tag Manager and of Google Analytics, to which nearly every container sends. */
const TAG_MANAGER = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

type Hosts = Pick<Env, 'siteUrl' | 'tagManager' | 'assistantWidgetUrl' | 'thirdPartyHosts'>;

/**
 * Returns the Content-Security-Policy of the site's pages: what they may load, run and send to. Only scripts of the
 * build run, whatever an editor writes or smuggles into a page. Other hosts are listed only if the site loads something
 * from them; the bootstrap script delays that until the visitor consents (src/runtime/consent/startConsent.ts).
 * @param inline the build's own code in pages
 * @param env of the build
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, env: Hosts): string {
  const { tagManager, assistantWidgetUrl: widget, thirdPartyHosts } = env;
  // These hosts add styles of their own to the page, whose digests are unknown beforehand.
  const guests = [...new Set([...(widget ? [new URL(widget).origin] : []), ...thirdPartyHosts])];
  const all = [...(tagManager ? TAG_MANAGER : []), ...guests];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const ownStyles = guests.length > 0 ? ["'unsafe-inline'", ...guests] : quoted(styles);
  const from = (name: string, sources: readonly string[] = [], own: readonly string[] = ["'self'"]): string =>
    [name, ...own, ...sources].join(' ');
  return [
    // Each kind is listed below. Speculation rules may prefetch everything that one of them allows (CSP Level 3,
    // 6.7.2).
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts), ...all].join(' '),
    ["style-src 'self'", ...ownStyles].join(' '),
    // The background colour of an image until it loads.
    ...(guests.length > 0 ? [] : ["style-src-attr 'unsafe-inline'"]),
    from('img-src', all, guests.length > 0 ? ["'self'", 'data:', 'blob:'] : undefined),
    from('font-src', guests, guests.length > 0 ? ["'self'", 'data:'] : undefined),
    from('connect-src', [...all, ...guests.map((host) => host.replace(/^http/, 'ws'))]),
    from('media-src', guests),
    from('manifest-src'),
    ...(guests.length > 0 ? [from('frame-src', guests)] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(env.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A year; PocketBase sends the same header where it serves the site (pocketbase/hooks/headers/headers.json). */
const TRANSPORT = 'max-age=31536000';

/**
 * Returns the headers that depend on the build: the pages' policy, and with https the HSTS header (OWASP ASVS 5.0,
 * 3.4.1), which every answer has. The constant ones are in pocketbase/hooks/headers/headers.json.
 * @param inline the build's own code in pages
 * @param env of the build
 */
export function pageHeaders(inline: InlineCode, env: Env): Record<string, string> {
  const hsts = env.hstsSubdomains ? `${TRANSPORT}; includeSubDomains` : TRANSPORT;
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, env),
    ...(env.siteUrl.startsWith('https:') && { 'Strict-Transport-Security': hsts }),
  };
}
