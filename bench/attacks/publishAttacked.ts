import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildRow, PublishingSite } from '../lib/publishingSite';

/** A build that stops at every record would never end. */
const MOST_REFUSED = 20;

interface Failed extends BuildRow {
  error_link: string;
}

/**
 * Waits until what was written is live. A record that a refused build names is deleted, as its editor would.
 * @returns what builds refused, a line each
 * @throws Error where a build fails and names no record
 */
export async function publishAttacked(site: PublishingSite): Promise<string[]> {
  const refused: string[] = [];
  let seen = '';
  for (;;) {
    const [newest] = (await site.builds()) as Failed[];
    if (newest?.status === 'live') return refused;
    if (newest?.status === 'failed' && newest.id !== seen) {
      seen = newest.id;
      console.log(`Refused: ${newest.error.slice(0, 500)} ${newest.error_link}`);
      const [, collection, record] = /collection=(\w+)&record=(\w+)/.exec(newest.error_link) ?? [];
      if (!collection || refused.length >= MOST_REFUSED) throw new Error(newest.error);
      await site.ask('DELETE', `/api/collections/${collection}/records/${record}`);
      refused.push(`${collection}: ${newest.error.split('\n')[0]}`);
    }
    await sleep(1000);
  }
}
