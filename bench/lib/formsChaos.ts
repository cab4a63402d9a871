import { setTimeout as sleep } from 'node:timers/promises';
import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { makeSubmission, newTally, submit, type Tally } from './formsClients';
import type { SmallDisk } from './formsDisk';

export interface ChaosOptions {
  posts: number;
  kills: number;
  fills: number;
  clients: number;
  report(text: string): void;
}

export interface ChaosResult {
  tally: Tally;
  kills: number;
  /** Of these, while requests were under way. */
  killsUnderLoad: number;
  fills: number;
  postponedWhileFull: number;
  seconds: number;
}

/** Clients that send while PocketBase is killed and started again, and its disk filled and freed, until all is stored. */
export async function makeChaos(
  server: ThrowawayPocketBase,
  disk: SmallDisk | undefined,
  options: ChaosOptions,
): Promise<ChaosResult> {
  const tally = newTally();
  const result = { tally, kills: 0, killsUnderLoad: 0, fills: 0, postponedWhileFull: 0, seconds: 0 };
  const since = performance.now();
  let next = 0;
  let underWay = 0;
  const client = async () => {
    while (next < options.posts) {
      const submission = makeSubmission(next++);
      underWay += 1;
      await submit(server.url, submission, tally);
      underWay -= 1;
    }
  };
  let working = true;
  const clients = Promise.all(Array.from({ length: options.clients }, client)).then(() => {
    working = false;
  });

  const kill = async (before: () => void = () => undefined) => {
    result.kills += 1;
    if (underWay > 0) result.killsUnderLoad += 1;
    await server.kill();
    before();
    await server.restart();
  };
  /** The disk is full until clients were turned away; every second time PocketBase is killed as well before it is freed. */
  const fill = async (full: SmallDisk) => {
    full.fill();
    const before = tally.postponed;
    for (let waited = 0; waited < 100 && tally.postponed < before + options.clients; waited++) await sleep(20);
    result.fills += 1;
    result.postponedWhileFull += tally.postponed - before;
    if (result.fills % 2 === 0) await kill(() => full.free());
    else full.free();
  };

  // Spread over the whole run by what was stored, so that a slow machine has as many.
  while (working) {
    const share = tally.acknowledged.size / options.posts;
    if (disk && result.fills < share * options.fills) await fill(disk);
    else if (result.kills < share * options.kills) {
      await sleep(Math.random() * 60);
      await kill();
      if (result.kills % 20 === 0) {
        options.report(`${result.kills} kills, ${tally.acknowledged.size} of ${options.posts} acknowledged`);
      }
    } else await sleep(5);
  }
  await clients;
  while (result.kills < options.kills) await kill();
  result.seconds = (performance.now() - since) / 1000;
  return result;
}
