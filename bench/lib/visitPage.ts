import type { Browser, CDPSession, Page } from '@playwright/test';
import { probe, type Probe } from './probe';

/**
 * Slow 4G and a phone, as in the benchmark of other frameworks: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed.
 */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const KINDS = ['html', 'css', 'js', 'data', 'fonts', 'images', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** The measurements of a visit; times in milliseconds, sizes in kB as transferred. */
export type Visit = Record<Kind, number> & {
  requests: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** From the sign of intent, or without one from the start of the visit. */
  hydrated?: number;
  /** From the tap on a link to the frame that shows the next page's heading. */
  painted?: number;
  /** The same to the end of the next frame, as in the benchmark of other frameworks. */
  navigation?: number;
};

/** The actions of a visitor on the page. */
export type Act = 'reads' | 'touches' | 'taps a link' | 'touches, reads, taps a link' | 'sees the links, taps one';

function kindOf(type: string, url: string): Kind {
  if (type.includes('html')) return 'html';
  if (type.includes('css')) return 'css';
  if (type.includes('javascript')) return 'js';
  if (type.includes('json')) return 'data';
  if (type.includes('font') || url.endsWith('.woff2')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'other';
}

/** Counts transferred bytes by kind until it is called. */
async function countBytes(session: CDPSession): Promise<() => Record<Kind, number> & { requests: number }> {
  const sums = { ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>), requests: 0 };
  const kinds = new Map<string, Kind>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) {
      kinds.set(requestId, kindOf(response.mimeType, response.url));
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    sums[kind] += encodedDataLength / 1024;
    sums.requests += 1;
  });
  return () => ({ ...sums });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const found = (page: Page) => page.evaluate(() => (window as unknown as { found: Probe }).found);

async function whenHydrated(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { found: Probe }).found.hydrated > 0);
  const { hydrated, touched } = await found(page);
  return hydrated - touched;
}

/** Taps in the middle of a link's first line, and waits until the next page's heading is painted. */
async function tap(page: Page, link: string): Promise<Pick<Visit, 'painted' | 'navigation'>> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`The page has no ${link} to tap.`);
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 30), box.y + Math.min(box.height / 2, 12));
  const stepped = await page.waitForFunction(() => sessionStorage.getItem('stepped'), undefined, { polling: 100 });
  const [painted, navigation] = JSON.parse(String(await stepped.jsonValue())) as [number, number];
  return { painted, navigation };
}

/**
 * Visits a page once, without any cache.
 * @param link selector of a link to tap, for actions that tap one
 * @param before runs in the page before anything else
 * @param rest milliseconds after the load, before the visitor acts
 */
export async function visitPage(
  browser: Browser,
  address: string,
  act: Act,
  link: string,
  before?: () => void,
  rest = 4000,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    // tsx names functions with a helper that the page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
    await context.addInitScript(probe);
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'load' });
    await pause(rest);
    const { lcp, fcp, cls, longTasks } = await found(page);
    const blocked = longTasks.filter(([start, duration]) => start + duration > fcp);
    const tbt = blocked.reduce((sum, [, duration]) => sum + duration - 50, 0);
    const visit: Visit = { ...bytes(), fcp, lcp, cls, tbt };
    if (act === 'reads') {
      const { hydrated } = await found(page);
      return { ...visit, ...(hydrated > 0 && { hydrated }) };
    }
    if (act === 'taps a link' || act === 'sees the links, taps one') {
      await page.locator(link).first().scrollIntoViewIfNeeded();
      if (act !== 'taps a link') await pause(2000);
      return { ...visit, ...(await tap(page, link)) };
    }
    await page.touchscreen.tap(2, 300);
    const hydrated = await whenHydrated(page);
    if (act === 'touches') return { ...visit, hydrated };
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await pause(2000);
    return { ...visit, hydrated, ...(await tap(page, link)) };
  } finally {
    await context.close();
  }
}
