import { releaseOfPage } from '../page/readServerTiming';

const KEPT_MS = 60_000;
const kept = new Map<string, { until: number; answer: Promise<string | null> }>();

async function ask(address: string): Promise<string | null> {
  // A page that names its release comes from the project's own server.
  if (releaseOfPage() === null) return (await import('./listedRedirect')).listedRedirect(address);
  const answer = await fetch(`/_site/redirect?path=${encodeURIComponent(address)}`);
  const { to } = (answer.ok ? await answer.json() : {}) as { to?: unknown };
  return typeof to === 'string' ? to : null;
}

/**
 * Where an address of the site leads instead; null where it is not redirected, or nobody can tell. The answer is kept for
 * a minute, as the data of pages are, so that a link that was pointed at opens without a further request.
 * @param address path and query, encoded
 */
export function lookUpRedirect(address: string): Promise<string | null> {
  const now = Date.now();
  const known = kept.get(address);
  if (known && known.until > now) return known.answer;
  const answer = ask(address).catch(() => null);
  kept.set(address, { until: now + KEPT_MS, answer });
  return answer;
}
