import type { Env } from '../../lib/env';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { InlineCode } from './inlineCode';

/** A year; PocketBase says the same by itself where it serves the site (pocketbase/hooks/headers/headers.json). */
const TRANSPORT = 'max-age=31536000';

/**
 * The headers that hosts take from the build: the pages' policy, and with https how long browsers come by nothing else (OWASP
 * ASVS 5.0, 3.4.1), which every answer says. Those that no build changes are in pocketbase/hooks/headers/headers.json.
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
