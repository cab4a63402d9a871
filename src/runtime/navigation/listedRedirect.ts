import { findRedirect, type ListedRedirect } from '../../lib/url/findRedirect';

let listed: Promise<readonly ListedRedirect[]> | undefined;

async function readList(): Promise<readonly ListedRedirect[]> {
  const answer = await fetch('/redirects.json');
  return answer.ok ? ((await answer.json()) as ListedRedirect[]) : [];
}

/**
 * Where an address leads instead, by the list that the build wrote: for a static host, where no server can be asked.
 * @param address path and query, encoded
 */
export async function listedRedirect(address: string): Promise<string | null> {
  const { pathname, search } = new URL(address, location.origin);
  listed ??= readList();
  return findRedirect(await listed, decodeURIComponent(pathname), search);
}
