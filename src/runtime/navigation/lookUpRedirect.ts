import { releaseOfPage } from '../page/readServerTiming';

const KEPT_MS = 60_000;
const kept = new Map<string, { at: number; answer: Promise<string | null> }>();

async function ask(address: string): Promise<string | null> {
  // A page with a release id comes from the project's own server.
  if (releaseOfPage() === null) return (await import('./listedRedirect')).listedRedirect(address);
  const answer = await fetch(`/_site/redirect?path=${encodeURIComponent(address)}`);
  const { to } = (answer.ok ? await answer.json() : {}) as { to?: unknown };
  return typeof to === 'string' ? to : null;
}

/**
 * Returns the redirect of a URL of the site; null if it has none or the lookup fails. The answer is cached for a
 * minute, as page data is, so that a click after a hover needs no further request.
 * @param address path and query, encoded
 * @param keptMs a longer-known answer is requested again
 */
export function lookUpRedirect(address: string, keptMs = KEPT_MS): Promise<string | null> {
  const now = Date.now();
  const known = kept.get(address);
  if (known && known.at + keptMs > now) return known.answer;
  const answer = ask(address).catch(() => null);
  kept.set(address, { at: now, answer });
  return answer;
}
