import { networkOf, signed } from '../../lib/signed';

/** A digest that only this server can make: tokens are signed with it, and it replaces data that must not be stored. */
export const sign = (text: string) => signed(`form ${text}`);

/** The network of a request, for the quotas: a digest, so that no IP address is stored anywhere. */
export const networkMark = (e: core.RequestEvent | core.RecordRequestEvent) => sign(`network ${networkOf(e.realIP())}`);

/**
 * Whether the browser reports that a page of another site sends the request. Programs send neither header, and pass.
 * @param request its Origin, Sec-Fetch-Site and Host
 * @param ownOrigin the site's origin: a proxy in front may replace Host
 */
export function isForeign(
  { origin, fetchSite, host }: { origin: string; fetchSite: string; host: string },
  ownOrigin: string,
) {
  // No page can forge it, and it holds where privacy settings make the origin "null".
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
  if (origin === '') return fetchSite !== '';
  return origin !== ownOrigin && origin.replace(/^https?:\/\//, '') !== host;
}

/** Whether a page of another site sends the request; see isForeign. */
export function isFromElsewhere({ header, host }: http.Request) {
  const given = { origin: header.get('Origin'), fetchSite: header.get('Sec-Fetch-Site').toLowerCase(), host };
  return isForeign(given, $os.getenv('SITE_ORIGIN'));
}
