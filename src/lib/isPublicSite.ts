/** Names that lead nowhere but here: one word, numbers, and the endings that are kept for private use. */
const PRIVATE = /^[^.]+$|^[\d.]+$|^\[|\.(localhost|local|internal|lan|test|invalid|home\.arpa)$/;
/** Names that say of themselves that they are no production: staging.modrina.example, modrina-preview.pages.example. */
const TRIAL = /(^|[.-])(staging|stage|preview|test|dev|demo|qa|uat|beta)\d*\./;

/**
 * Whether a site at this address is meant for everybody, as far as the address tells.
 * @param siteUrl full address
 */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !PRIVATE.test(hostname) && !TRIAL.test(hostname);
}
