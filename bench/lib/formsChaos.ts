import { setTimeout as sleep } from 'node:timers/promises';
import { makeSubmission, newTally, submit, type Tally } from './formsClients';
import type { SmallDisk } from './formsDisk';
import type { FormsTarget, Victim } from './formsTarget';

interface ChaosOptions {
  posts: number;
  kills: number;
  fills: number;
  clients: number;
  /** The processes to kill, in turn. */
  victims: readonly Victim[];
  report(text: string): void;
}

export interface ChaosResult {
  tally: Tally;
  kills: Record<Victim, number>;
  /** Kills while requests were pending. */
  killsUnderLoad: number;
  fills: number;
  postponedWhileFull: number;
  seconds: number;
}

/** Clients that send while processes are killed and restarted, and the disk filled and freed, until all is stored. */
export async function makeChaos(
  target: FormsTarget,
  disk: SmallDisk | undefined,
  options: ChaosOptions,
): Promise<ChaosResult> {
  const tally = newTally();
  const kills = { pocketbase: 0, builder: 0, start: 0 };
  const result: ChaosResult = { tally, kills, killsUnderLoad: 0, fills: 0, postponedWhileFull: 0, seconds: 0 };
  const since = performance.now();
  let next = 0;
  let underWay = 0;
  const client = async () => {
    while (next < options.posts) {
      const submission = makeSubmission(next++);
      underWay += 1;
      await submit(target.url, submission, tally);
      underWay -= 1;
    }
  };
  let working = true;
  const clients = Promise.all(Array.from({ length: options.clients }, client)).then(() => {
    working = false;
  });

  const killed = () => killsOf(result);
  const kill = async (meanwhile?: () => void) => {
    const victim = options.victims[killed() % options.victims.length] ?? 'pocketbase';
    kills[victim] += 1;
    if (underWay > 0) result.killsUnderLoad += 1;
    await target.kill(victim, meanwhile);
  };
  /**
   * The disk stays full until clients were refused; every second time a process is killed as well before it is freed.
   */
  const fill = async (full: SmallDisk) => {
    full.fill();
    const before = tally.postponed;
    for (let waited = 0; waited < 100 && tally.postponed < before + options.clients; waited++) await sleep(20);
    result.fills += 1;
    result.postponedWhileFull += tally.postponed - before;
    if (result.fills % 2 === 0) await kill(() => full.free());
    else full.free();
  };

  // Distributed over the whole run by the number of stored submissions, so that a slow machine has as many.
  while (working) {
    const share = tally.acknowledged.size / options.posts;
    if (disk && result.fills < share * options.fills) await fill(disk);
    else if (killed() < share * options.kills) {
      await sleep(Math.random() * 60);
      await kill();
      if (killed() % 20 === 0) {
        options.report(`${killed()} kills, ${tally.acknowledged.size} of ${options.posts} acknowledged`);
      }
    } else await sleep(5);
  }
  await clients;
  while (killed() < options.kills) await kill();
  result.seconds = (performance.now() - since) / 1000;
  return result;
}

/** The number of killed processes. */
const killsOf = ({ kills }: Pick<ChaosResult, 'kills'>): number =>
  Object.values(kills).reduce((sum, count) => sum + count, 0);
