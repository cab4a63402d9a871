import { findRedirect, type RedirectRule } from '../../lib/url/findRedirect';

let listed: Promise<readonly RedirectRule[]> | undefined;

async function readList(): Promise<readonly RedirectRule[]> {
  const answer = await fetch('/redirects.json');
  return answer.ok ? ((await answer.json()) as RedirectRule[]) : [];
}

/**
 * Returns the redirect of a URL from the list that the build wrote: for a static host, which has no server to look it
 * up.
 * @param address path and query, encoded
 */
export async function listedRedirect(address: string): Promise<string | null> {
  const { pathname, search } = new URL(address, location.origin);
  listed ??= readList();
  return findRedirect(await listed, decodeURIComponent(pathname), search.slice(1))?.location ?? null;
}
