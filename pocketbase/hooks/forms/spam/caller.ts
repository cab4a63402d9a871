import { isForeign } from './isForeign';
import { networkOf } from './networkOf';

/**
 * Where a request comes from, for the quotas: only as a signed digest, so that no address is kept anywhere.
 */
export function networkMark(e: core.RequestEvent | core.RecordRequestEvent) {
  return sign(`network ${networkOf(e.realIP())}`);
}

/**
 * Whether a page of another site sends this; see isForeign.ts.
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
