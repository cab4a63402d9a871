/** Names and IP addresses of this machine and its network: no page on the internet can make a browser send them as Host. */
const LOCAL_NAME = /^(?:localhost|[a-z\d-]+\.localhost)$/;
const LOCAL_ADDRESS =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)\d+(?:\.\d+)*$|^(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)$/;
const ADDRESS = /^\d+(?:\.\d+){3}$|:/;

/**
 * Makes the check that refuses requests for other hosts. It prevents DNS rebinding (another site's name that suddenly resolves
 * to this server), and links made of a foreign Host.
 * @param settings values of the environment; extraHosts: names separated by commas or spaces
 * @returns the check of a Host header; it accepts all hosts while SITE_URL has no public name
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

/** Without port, in lower case: `[::1]:8090` → `::1`, `Modrina.Example.:443` → `modrina.example`. */
function nameOf(host: string) {
  const [, inBrackets, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) || [];
  return (inBrackets === undefined ? plain || '' : inBrackets).toLowerCase().replace(/\.$/, '');
}

let isOwn;
/** The decisions of this VM, by host. Most requests name one of few. */
const decided = new Map<string, boolean>();
const MOST_HOSTS = 100;
/** A name has at most 253 characters, and a port six. */
const LONGEST_NAME = 260;

/**
 * Whether a request is for a host of this site.
 * @param host the Host header
 */
export function isOwnHost(host: string) {
  const known = decided.get(host);
  if (known !== undefined) return known;
  // Once per VM: the environment of a process does not change.
  isOwn ??= ownHosts({
    siteUrl: $os.getenv('SITE_ORIGIN'),
    dashboardUrl: $os.getenv('PB_DASHBOARD_URL'),
    extraHosts: $os.getenv('EXTRA_HOSTS'),
    bindAddress: $os.getenv('HOST'),
  });
  const decision = isOwn(host);
  // Longer than a name can be: nothing that a stranger sends may fill the memory of all VMs.
  if (host.length > LONGEST_NAME) return decision;
  if (decided.size >= MOST_HOSTS) decided.clear();
  decided.set(host, decision);
  return decision;
}
