import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editTitle } from '../editTitle';
import type { Result } from '../report';
import { compareShots } from '../screenshots/compareShots';
import { consentSite, EDIT, emptySite, previewSite, releaseSite, SUPERUSER, targetSite, WORKSPACE } from './sites';
import type { Stage, Tests } from './runStage';
import { twoOriginsSite } from './twoOrigins';

/** Far more than it takes: this is no measurement. */
const MOST_TO_LIVE_MS = 300_000;
export const TYPES = 'src/gatsby-types.d.ts';

/** The site as it is first seen. */
export const FIRST: Stage = { stage: 'first', start: releaseSite };

/** The site after an editor's change. It is the one that was built first: its builder waits for an edit. */
export const EDITED: Tests = {
  stage: 'edited',
  before: async ({ url }) => [await editIsLive(url)],
};

/** Further builds of the site, which only `npm run test:all` visits. */
export const FURTHER: readonly Stage[] = [
  { stage: 'mfc', start: targetSite('mfc', 22) },
  { stage: 'realmfc', start: targetSite('realmfc', 24) },
  { stage: 'consent', start: consentSite },
  { stage: 'preview', start: previewSite, after: async ({ url }) => [await compareShots(url, 'preview')] },
  { stage: 'empty', from: 'nothing', start: emptySite, after: async ({ url }) => [await compareShots(url, 'empty')] },
  // Last: its tests build the site again, in the folder in which the stages are built.
  { stage: 'twoOrigins', start: twoOriginsSite },
];

/** An editor's change is seen by visitors, by itself. */
async function editIsLive(url: string): Promise<Result> {
  const started = Date.now();
  await editTitle(url, SUPERUSER, EDIT.slug, EDIT.title);
  let isSeen = false;
  while (!isSeen && Date.now() - started < MOST_TO_LIVE_MS) {
    await sleep(250);
    isSeen = (await (await fetch(`${url}/blog/${EDIT.slug}/`)).text()).includes(EDIT.title);
  }
  const seconds = (Date.now() - started) / 1000;
  return { name: 'an edit is live without a restart', passed: isSeen ? 1 : 0, failed: isSeen ? 0 : 1, seconds };
}

/** The types of the queries come out of a build: the first build's types must be the committed ones. */
export async function typesAreCurrent(): Promise<Result> {
  const [made, committed] = await Promise.all([
    readFile(join(WORKSPACE, TYPES), 'utf8').catch(() => ''),
    readFile(TYPES, 'utf8'),
  ]);
  const same = made === committed;
  if (!same) console.log(`${TYPES} is stale. Run: npm run generate`);
  return { name: `${TYPES} is current`, passed: same ? 1 : 0, failed: same ? 0 : 1, seconds: 0 };
}
