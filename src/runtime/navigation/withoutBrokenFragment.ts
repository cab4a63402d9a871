/**
 * Returns a URL without a fragment that cannot be decoded (`#50%`): Gatsby's ScrollHandler throws at one, and the error page would
 * replace the page.
 * @param address may be relative to the current page
 */
export function withoutBrokenFragment(address: string): URL {
  const url = new URL(address, location.href);
  try {
    decodeURI(url.hash);
  } catch {
    url.hash = '';
  }
  return url;
}

/** Drops such a fragment from the current URL, before Gatsby reads it. */
export function dropBrokenFragment(): void {
  const { href } = withoutBrokenFragment(location.href);
  if (href !== location.href) history.replaceState(history.state, '', href);
}
