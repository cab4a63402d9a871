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
