const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type Trouble = { readonly level: 'warn' | 'error'; readonly message: string };

/**
 * What is wrong with the address under which the site is seen. Its canonical links, and those between its languages, are
 * built from `SITE_URL`; on one's own machine any address will do.
 * @param siteUrl with which the site was built
 * @param host under which it is seen, with the port if there is one
 */
export function hostTrouble(siteUrl: string, host: string): Trouble | null {
  const isLocal = (name: string) => LOOPBACK.test(name.replace(/:\d+$/, ''));
  const { host: own } = new URL(siteUrl);
  if (own === host || isLocal(host)) return null;
  if (isLocal(own)) {
    return { level: 'warn', message: `SITE_URL was not set when this site was built: its links name ${siteUrl}.` };
  }
  return { level: 'error', message: `This site was built for ${own} and is seen at ${host}: check SITE_URL.` };
}

/** Tells of it in the console. */
export function tellTrouble(siteUrl: string): void {
  const trouble = hostTrouble(siteUrl, location.host);
  // eslint-disable-next-line no-console -- the specification wants it there
  if (trouble) console[trouble.level](trouble.message);
}
