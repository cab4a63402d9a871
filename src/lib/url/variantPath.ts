/**
 * Returns a path in another locale: ("/sl/x/", "en") → "/x/". The path may be one that no page has.
 * @param path decoded or not
 * @param homes each locale's home page
 */
export function variantPath(path: string, homes: Readonly<Record<string, string>>, locale: string): string {
  const own = Object.values(homes).find((home) => home !== '/' && `${path}/`.startsWith(home)) ?? '/';
  // Two slashes would lead to another host.
  return ((homes[locale] ?? '/') + path.slice(own.length)).replace(/^[/\\]+/, '/');
}
