import type { Env } from '../lib/env';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { InlineCode } from './inlineCode';

/** Whoever came by https once is to come by nothing else, for a year (OWASP ASVS 5.0, 3.4.1). */
const TRANSPORT = 'max-age=31536000';

/**
 * The headers that a host sends with each page of this build; those that no build changes are in
 * pocketbase/pb_hooks/lib/headers.json.
 * @param inline the build's own code in pages
 * @param env of the build
 */
export function pageHeaders(inline: InlineCode, env: Env): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, env),
    ...(env.siteUrl.startsWith('https:') && { 'Strict-Transport-Security': TRANSPORT }),
  };
}
