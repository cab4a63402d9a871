import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './lib/browser';
import { signIn } from './lib/guide/dashboard';
import type { GuideSite } from './lib/guide/GuideSite';
import { type Picture, PICTURES, SIGN_IN } from './lib/guide/PICTURES';
import { prepareSite } from './lib/guide/prepareSite';
import { editedSite, STAGE_FOLDER, WORKSPACE } from './lib/e2e/sites';
import { makeWorkspace } from './lib/workspace';

const FOLDER = 'docs/editors';
/** Somebody may read the guide on a slow line. */
const MOST_BYTES = 120_000;
const FINER = 2;

async function take(page: Page, site: GuideSite, { name, open }: Picture): Promise<void> {
  const clip = await open(page, site);
  await page.waitForTimeout(500);
  const drawn = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const width = Math.min(1280, Math.round(clip.width * FINER));
  const picture = await sharp(drawn).resize({ width }).webp({ quality: 75, effort: 5 }).toBuffer();
  if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes, more than ${MOST_BYTES}.`);
  await writeFile(join(FOLDER, `${name}.webp`), picture);
  console.log(`${name}: ${(picture.length / 1000).toFixed(0)} kB`);
}

/** Makes the pictures of docs/editors.md anew, of a site that is started for it. */
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
    const page = await browser.newPage({
      viewport: { width: 1280, height: 760 },
      deviceScaleFactor: FINER,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Ljubljana',
    });
    await take(page, site, SIGN_IN);
    await signIn(page, site);
    for (const picture of PICTURES) await take(page, site, picture);
  } finally {
    await browser.close();
    await started.stop();
  }
}

void guideShots();
