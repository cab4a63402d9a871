import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../../pocketbase/hooks/progress/describe';
import type { Result } from '../report';

/** The answers of a site that is starting: the status of its home page, and the progress. */
export interface Seen {
  status: number;
  progress: Progress;
}

const PAUSE_MS = 500;

/** Looks at a site that is starting until it is ready, as a browser that was opened too early does. */
export async function watchStart(url: string, ready: Promise<void>): Promise<Seen[]> {
  const seen: Seen[] = [];
  const settled = { is: false };
  void ready.catch(() => undefined).then(() => (settled.is = true));
  const look = async () => {
    // Until PocketBase listens there is no answer.
    const answers = await Promise.all([fetch(url), fetch(`${url}/_site/progress`)]).catch(() => undefined);
    if (answers) seen.push({ status: answers[0].status, progress: (await answers[1].json()) as Progress });
  };
  while (!settled.is) {
    await look();
    await sleep(PAUSE_MS);
  }
  await ready;
  await look();
  return seen;
}

const PATIENCE_MS = 300_000;

/**
 * Waits until a site that has just become ready also has images in AVIF.
 * @returns the home page's images, at first and at last
 */
export async function watchImages(url: string): Promise<Images[]> {
  const look = async (): Promise<Images> => {
    const page = await (await fetch(url)).text();
    const [, card = ''] = /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/.exec(page) ?? [];
    const { ok: hasCard } = await fetch(url + new URL(card, url).pathname);
    return { avif: page.includes('.avif'), webp: page.includes('.webp'), hasCard: card !== '' && hasCard };
  };
  const first = await look();
  let last = first;
  for (const deadline = Date.now() + PATIENCE_MS; !last.avif && Date.now() < deadline; last = await look()) {
    await sleep(PAUSE_MS);
  }
  return [first, last];
}

/** Whether a page shows images in these formats, and its share card is there. */
export interface Images {
  avif: boolean;
  webp: boolean;
  hasCard: boolean;
}

/** Returns why the images of the first two releases are wrong; '' if they are right. */
export function faultOfImages([first, last]: readonly Images[]): string {
  if (!first?.webp) return 'the first release showed no images in WebP';
  if (first.avif) return 'the first release waited for images in AVIF';
  if (first.hasCard) return 'the first release waited for share cards';
  if (!last?.avif) return 'no release with images in AVIF followed';
  return last.hasCard ? '' : 'the release with images in AVIF has no share cards';
}

/** Returns why the answers during a first start are wrong; '' if they are right. */
export function faultOfStart(seen: readonly Seen[]): string {
  const waiting = seen.filter(({ status }) => status === 503);
  const shares = waiting.flatMap(({ progress }) => progress.share ?? []);
  if (new Set(shares).size < 10) return `few shares were shown: ${shares.join(', ')}`;
  const falls = shares.findIndex((share, index) => share < (shares[index - 1] ?? 0));
  if (falls > 0) return `the share fell from ${shares[falls - 1]} to ${shares[falls]}`;
  if (shares.some((share) => share > 99)) return 'the share was 100 before the site was there';
  const other = waiting.find(({ progress }) => !['building', 'ready'].includes(progress.state));
  if (other) return `the state was "${other.progress.state}" while the site was built`;
  return seen.at(-1)?.progress.state === 'ready' ? '' : 'the last state was not "ready"';
}

/** The results of a first start that was watched. */
export function resultsOfStart(seen: readonly Seen[], images: readonly Images[]): Result[] {
  const faults = {
    'a first start shows its progress': faultOfStart(seen),
    'a release with images in AVIF and share cards follows the first one': faultOfImages(images),
  };
  return Object.entries(faults).map(([name, fault]) => {
    if (fault) console.log(`The first start: ${fault}.`);
    return { name, passed: fault ? 0 : 1, failed: fault ? 1 : 0, seconds: 0 };
  });
}
