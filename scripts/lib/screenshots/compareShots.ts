import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledBrowser } from '../browser';
import type { Result } from '../report';
import { compareImages } from './compareImages';
import { type Built, type Shot, shotsOf } from './plan';
import { takeShots } from './takeShots';

/** The accepted screenshots. */
export const COMMITTED = 'e2e/screenshots';
/** The folder of differing screenshots: the new one and the difference. */
export const DIFFERING = '.tmp/screenshots';

/** Permitted share of differing pixels; the same browser renders the same page twice without any difference. */
const TOLERANCE = 0.0001;
const MOST_BYTES = 3_000_000;

export const fileOf = (name: string): string => join(COMMITTED, `${name}.webp`);

/**
 * Takes a site's screenshots and compares each with the committed one. Differing ones are kept for review.
 * @param shots those to take; all without it
 */
export async function compareShots(
  url: string,
  built: Built,
  shots: readonly Shot[] = shotsOf(built),
): Promise<Result> {
  const name = `screenshots, ${built}`;
  const started = Date.now();
  const executable = await bundledBrowser();
  if (!executable) {
    console.log(`- ${name}: skipped, the browser for them runs on 64-bit Linux only`);
    return { name, passed: 0, failed: 0, seconds: 0 };
  }
  let passed = 0;
  const complaints: string[] = [];
  await takeShots(executable, url, shots, async (shot, image) => {
    const complaint = await compare(shot.name, image);
    if (complaint) complaints.push(`${shot.name}: ${complaint}`);
    else passed += 1;
  });
  if (complaints.length > 0) {
    console.log(complaints.join('\n'));
    console.log(`Look at ${DIFFERING}/. If the difference is intended: npm run screenshots -- --accept`);
  }
  return { name, passed, failed: complaints.length, seconds: (Date.now() - started) / 1000 };
}

async function compare(name: string, image: Buffer): Promise<string | null> {
  const committed = await readFile(fileOf(name)).catch(() => null);
  const outcome = committed && (await compareImages(committed, image));
  if (outcome && outcome.share <= TOLERANCE) return null;
  await mkdir(DIFFERING, { recursive: true });
  await writeFile(join(DIFFERING, `${name}.webp`), image);
  if (outcome?.difference) await writeFile(join(DIFFERING, `${name}.difference.png`), outcome.difference);
  return outcome?.words ?? 'no committed screenshot';
}

/** The committed screenshots are exactly those of the plan, and small in total. */
export async function checkCommitted(): Promise<Result> {
  const planned = (['release', 'preview', 'empty'] as const).flatMap((built) =>
    shotsOf(built).map((shot) => shot.name),
  );
  const files = await readdir(COMMITTED).catch(() => []);
  const stale = files.filter((file) => !planned.includes(file.replace(/\.webp$/, '')));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(COMMITTED, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (stale.length > 0) console.log(`${COMMITTED} contains files that are not in the plan: ${stale.join(', ')}`);
  if (bytes > MOST_BYTES) console.log(`${COMMITTED} has ${bytes} bytes, more than ${MOST_BYTES}.`);
  const failed = stale.length > 0 || bytes > MOST_BYTES ? 1 : 0;
  return { name: 'the committed screenshots are few and small', passed: 1 - failed, failed, seconds: 0 };
}
