/** An address without its fragment. */
export function pathOf(address: string): string {
  const hash = address.indexOf('#');
  return hash < 0 ? address : address.slice(0, hash);
}

/** As a page's address is written: with a slash at its end. */
export function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
