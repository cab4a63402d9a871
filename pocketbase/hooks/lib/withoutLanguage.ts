/**
 * The address of a page, written for no language in particular: "/sl/blog/a/" → "/blog/a/".
 * @param homes each language's home page
 */
export function withoutLanguage(address: string, homes: Record<string, string>) {
  const prefix = Object.values(homes).find((home) => home !== '/' && address.startsWith(home)) || '/';
  return `/${address.slice(prefix.length)}`.replace(/\/?$/, '/');
}
