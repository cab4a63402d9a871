import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './lib/browser';
import { signIn } from './lib/guide/dashboard';
import type { GuideSite } from './lib/guide/GuideSite';
import { type GuideScreenshot, GUIDE_SCREENSHOTS, SIGN_IN } from './lib/guide/GUIDE_SCREENSHOTS';
import { prepareSite } from './lib/guide/prepareSite';
import { editedSite, STAGE_FOLDER, WORKSPACE } from './lib/e2e/sites';
import { makeWorkspace } from './lib/workspace';

const FOLDER = 'docs/editors';
/** Limit for readers of the guide on a slow network. */
const MOST_BYTES = 120_000;
const FINER = 2;
const WINDOW = {
  viewport: { width: 1280, height: 760 },
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

/** Takes the screenshots of docs/editors.md again, on a site that is started for them. */
async function guideShots(): Promise<void> {
  await rm(STAGE_FOLDER, { recursive: true, force: true });
  await makeWorkspace(WORKSPACE);
  console.log('Building the site …');
  const started = await editedSite();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    const site = await prepareSite(started.url);
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const pages = new Map<string, Page>();
    for (const screenshot of [SIGN_IN, ...GUIDE_SCREENSHOTS]) {
      const { locale = 'en-US' } = screenshot;
      const page = pages.get(locale) ?? (await browser.newPage({ ...WINDOW, locale }));
      // The form of the sign-in is the first.
      if (!pages.has(locale) && screenshot !== SIGN_IN) await signIn(page, site);
      await take(page, site, screenshot);
      if (screenshot === SIGN_IN) await signIn(page, site);
      pages.set(locale, page);
    }
  } finally {
    await browser.close();
    await started.stop();
  }
}

void guideShots();
