import { setTimeout as sleep } from 'node:timers/promises';
import { writeBySql } from '../../server/testing/writeBySql';
import type { BuildRow, PublishingSite } from '../lib/publishingSite';
import type { Filled } from './fillSite';
import { ADDRESSES } from './pastLimits';
import type { AcceptedValues } from './probeFields';

/** Number of violations in a message of the gate; a site with more broken links needs several builds. */
const MOST_BUILDS = 8;
const NAMED = /collection=(\w+)&record=(\w+)/g;
/** A payload that links to an anchor of its page: the gate then names the page, not the content with the link. */
const ANCHOR = /or "(#[^"]+)" on it/g;

/**
 * Starts the site until a build of it is live. Payloads such as `/x/` in a link field are broken links, which the gate
 * refuses: the links of each named record are removed, as an editor would.
 * @returns the running site, and the refusals of builds
 * @throws Error if a build fails without naming a record, or for a record whose links are removed
 */
export async function publishAttacked(
  start: () => Promise<PublishingSite>,
  filled: readonly Filled[],
): Promise<{ site: PublishingSite; refusals: string[]; mended: number }> {
  const refusals: string[] = [];
  const mended = new Set<string>();
  for (;;) {
    const begun = Date.now();
    const site = await start();
    const error = await errorOfBuild(site, begun);
    if (!error) return { site, refusals, mended: mended.size };
    await site.stop();
    console.log(`Refused: ${error}`);
    refusals.push(error);
    const named = [...error.matchAll(NAMED)].map(([, collection = '', id = '']) => ({ collection, id }));
    const records = named.filter(({ id }) => !mended.has(id));
    if (records.length === 0 || refusals.length > MOST_BUILDS) throw new Error(error);
    const anchors = new Set([...error.matchAll(ANCHOR)].map(([, anchor = '']) => anchor));
    await takeLinksAway(site.dataDir, { records, anchors }, filled);
    records.forEach(({ id }) => mended.add(id));
  }
}

/**
 * The message of the first build that ends after a time; undefined if it is live. Its row may be older, because it was
 * queued.
 */
async function errorOfBuild(site: PublishingSite, begun: number): Promise<string | undefined> {
  for (;;) {
    const [newest] = (await site.builds()) as (BuildRow & { updated: string })[];
    if (newest && Date.parse(newest.updated) >= begun) {
      if (newest.status === 'live') return undefined;
      if (newest.status === 'failed') return newest.error;
    }
    await sleep(1000);
  }
}

const holdsLinks = ({ field, accepted, refused }: AcceptedValues): boolean =>
  !ADDRESSES.has(field.name) && (field.type === 'editor' || accepted < refused.length);

async function takeLinksAway(
  dataDir: string,
  { records, anchors }: { records: readonly { collection: string; id: string }[]; anchors: ReadonlySet<string> },
  filled: readonly Filled[],
): Promise<void> {
  const linksOf = (collection: string) => {
    const fields = filled.find((each) => each.collection === collection)?.fields ?? [];
    return fields.filter(holdsLinks).map(({ field }) => field.name);
  };
  const ofRecords = records.flatMap(({ collection, id }) =>
    linksOf(collection).map((name) => `UPDATE {{${collection}}} SET [[${name}]] = '' WHERE [[id]] = '${id}'`),
  );
  const ofAnchors = [...anchors].flatMap((anchor) =>
    filled.flatMap(({ collection }) =>
      linksOf(collection).map(
        (name) => `UPDATE {{${collection}}} SET [[${name}]] = '' WHERE hex([[${name}]]) = '${hexOf(anchor)}'`,
      ),
    ),
  );
  await writeBySql(dataDir, ...ofRecords, ...ofAnchors);
}

/** PocketBase would treat braces of a payload as placeholders. */
const hexOf = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();
