import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, LAUNCH } from './lib/browser';
import { signIn } from './lib/guide/editingPage';
import type { GuideSite } from './lib/guide/GuideSite';
import { type GuideScreenshot, GUIDE_SCREENSHOTS, WINDOW } from './lib/guide/GUIDE_SCREENSHOTS';
import { prepareSite } from './lib/guide/prepareSite';
import { launchPublishing, STAGE_FOLDER, WORKSPACE } from './lib/e2e/sites';
import type { Site } from './lib/site';
import { makeWorkspace } from './lib/workspace';

const FOLDER = 'docs/editors';
/** Limit for readers of the guide on a slow network. */
const MOST_BYTES = 120_000;
const FINER = 2;
const BROWSER = {
  viewport: WINDOW,
  deviceScaleFactor: FINER,
  reducedMotion: 'reduce',
  timezoneId: 'Europe/Ljubljana',
} as const;

async function take(page: Page, site: GuideSite, { name, open }: GuideScreenshot): Promise<void> {
  const clip = await open(page, site);
  await page.waitForTimeout(500);
  const drawn = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const width = Math.min(1280, Math.round(clip.width * FINER));
  const screenshot = await sharp(drawn).resize({ width }).webp({ quality: 75, effort: 5 }).toBuffer();
  if (screenshot.length > MOST_BYTES)
    throw new Error(`${name} has ${screenshot.length} bytes, more than ${MOST_BYTES}.`);
  await writeFile(join(FOLDER, `${name}.webp`), screenshot);
  console.log(`${name}: ${(screenshot.length / 1000).toFixed(0)} kB`);
}

/** Starts a site that publishes changes. */
async function newSite(): Promise<Site> {
  await rm(STAGE_FOLDER, { recursive: true, force: true });
  await makeWorkspace(WORKSPACE);
  console.log('Building the site …');
  const site = await launchPublishing();
  await site.ready;
  return site;
}

/**
 * Takes the screenshots of docs/editors.md again.
 * @param running the URL of a new site with the starting content; by default one is started
 */
async function guideShots(running?: string): Promise<void> {
  const started = running ? { url: running, stop: () => Promise.resolve() } : await newSite();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    ...LAUNCH,
    args: [...LAUNCH.args, '--hide-scrollbars'],
  });
  try {
    const site = await prepareSite(started.url);
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const pages = new Map<string, Page>();
    for (const screenshot of GUIDE_SCREENSHOTS) {
      const { locale } = screenshot;
      const page = pages.get(locale) ?? (await browser.newPage({ ...BROWSER, locale }));
      if (!pages.has(locale)) await signIn(page, site);
      pages.set(locale, page);
      await take(page, site, screenshot);
    }
  } finally {
    await browser.close();
    await started.stop();
  }
}

void guideShots(process.argv[2]);
