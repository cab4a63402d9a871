import { networkOf } from './networkOf';

/**
 * Whether a browser says that a page of another site sends this. Programs say nothing of it, and pass.
 * @param request its Origin, Sec-Fetch-Site and Host
 * @param ownOrigin the site's address, for a proxy in front of us may give us another Host
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

/**
 * Where a request comes from, for the quotas: only as a signed digest, so that no address is kept anywhere.
 */
export function networkMark(e: core.RequestEvent | core.RecordRequestEvent) {
  return sign(`network ${networkOf(e.realIP())}`);
}

/**
 * Whether a page of another site sends this; see isForeign.
 */
export function isFromElsewhere(request: http.Request) {
  const { header, host } = request;
  const said = { origin: header.get('Origin'), fetchSite: header.get('Sec-Fetch-Site').toLowerCase(), host };
  return isForeign(said, $os.getenv('SITE_ORIGIN'));
}

/**
 * A digest that only this server can make, the same after it starts again. The secret is PocketBase's own for its
 * superusers' sessions, so none has to be made, kept or configured.
 */
export function sign(text: string) {
  const { secret } = $app.findCachedCollectionByNameOrId('_superusers').authToken;
  return $security.hs256(`form ${text}`, secret);
}
