/** Of this machine and its own network: no page on the internet can make a browser send them here under its own name. */
const LOCAL_NAME = /^(?:localhost|[a-z\d-]+\.localhost)$/;
const LOCAL_ADDRESS =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)\d+(?:\.\d+)*$|^(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)$/;
const ADDRESS = /^\d+(?:\.\d+){3}$|:/;

/**
 * Makes the rule by which requests for other hosts are refused: a page of another site whose name suddenly leads here (DNS
 * rebinding) must not be taken for one of ours, nor a link be made of its name.
 * @param settings as the environment
 *   has them; extraHosts: names with commas or spaces between them
 * @returns told the header Host. Without a SITE_URL of a public name every host is right
 */
export function ownHosts({
  siteUrl,
  dashboardUrl = '',
  extraHosts = '',
  bindAddress = '',
}: {
  siteUrl: string;
  dashboardUrl?: string;
  extraHosts?: string;
  bindAddress?: string;
}): (host: string) => boolean {
  const site = hostOfUrl(siteUrl);
  if (site === '' || ADDRESS.test(site) || LOCAL_NAME.test(site)) return () => true;
  const named = [site, hostOfUrl(dashboardUrl), bindAddress.toLowerCase(), ...extraHosts.split(/[\s,]+/).map(nameOf)];
  const own = new Set(named.filter(Boolean));
  return (host) => {
    const name = nameOf(host);
    return own.has(name) || LOCAL_NAME.test(name) || LOCAL_ADDRESS.test(name);
  };
}

const hostOfUrl = (url: string) => nameOf((/^https?:\/\/([^/?#]*)/i.exec(url) || ['', ''])[1]);

/** Without its port, in lower case: `[::1]:8090` → `::1`, `Modrina.Example.:443` → `modrina.example`. */
function nameOf(host: string) {
  const [, inBrackets, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) || [];
  return (inBrackets === undefined ? plain || '' : inBrackets).toLowerCase().replace(/\.$/, '');
}

let isOwn;

/**
 * Whether a request is for a host of this site.
 * @param host the header
 */
export function isOwnHost(host: string) {
  // Once for each VM: the environment of a process does not change.
  isOwn ??= ownHosts({
    siteUrl: $os.getenv('SITE_ORIGIN'),
    dashboardUrl: $os.getenv('PB_DASHBOARD_URL'),
    extraHosts: $os.getenv('EXTRA_HOSTS'),
    bindAddress: $os.getenv('HOST'),
  });
  return isOwn(host);
}
