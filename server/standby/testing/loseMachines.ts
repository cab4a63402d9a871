import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER } from '../../hosts/testing/serveScript';
import { logIn } from '../../pocketbase/logIn';
import { startFormClients, storedKeys } from './formClients';
import { startMachines } from './machines';

/** The outcome of one loss of a machine. */
interface Loss {
  /** Seconds from the kill to the first form that the next machine acknowledged. */
  toForm: number;
  /** Forms that the lost machine, and those before it, had acknowledged. */
  acknowledged: number;
  /** Milliseconds before the kill at which each missing form had been acknowledged. */
  missing: number[];
}

/** The outcome of all losses. */
interface Drill {
  losses: Loss[];
  /** Forms that were sent again with their key. */
  retried: number;
  /** Rows of one key beyond the first, after all losses. */
  twice: number;
  /** Acknowledged forms that are not there at the end, nor counted as missing. */
  unexplained: number;
}

/**
 * Loses one machine after the other while visitors send forms: its processes are killed at a random moment and its folder is
 * deleted; the next one takes the database from the bucket.
 * @param report gets each loss
 */
export async function loseMachines(kills: number, report?: (loss: Loss) => void): Promise<Drill> {
  const machines = await startMachines();
  try {
    let machine = await machines.start('machine-0');
    const clients = startFormClients(machine.url, 4);
    const losses: Loss[] = [];
    const missingKeys = new Set<string>();
    for (let kill = 1; kill <= kills; kill++) {
      await machines.untilFollowed(machine.name);
      await sleep(500 + Math.random() * 4_000);
      const killedAt = performance.now();
      await machine.kill();
      await rm(machine.dataDir, { recursive: true });
      const before = new Map(clients.acknowledged);

      const taken = await machines.standby(machine.name, `machine-${kill}`);
      if (taken.code !== 0) throw new Error(`standby.sh ended with ${taken.code}:\n${taken.output}`);
      machine = await machines.start(`machine-${kill}`);
      const restored = new Set(await storedKeys(machine.url, await logIn(machine.url, OWNER)));
      // Traffic is switched only now: what the machine has so far came from the bucket.
      clients.url = machine.url;
      while (clients.acknowledged.size === before.size) await sleep(10);
      const toForm = (performance.now() - killedAt) / 1000;

      const gone = [...before].filter(([key]) => !restored.has(key) && !missingKeys.has(key));
      gone.forEach(([key]) => missingKeys.add(key));
      const missing = gone.map(([, at]) => Math.max(0, killedAt - at));
      const loss = { toForm, acknowledged: before.size, missing };
      losses.push(loss);
      report?.(loss);
    }
    await clients.stop();
    const rows = await storedKeys(machine.url, await logIn(machine.url, OWNER));
    const keys = new Set(rows);
    const unexplained = [...clients.acknowledged.keys()].filter((key) => !keys.has(key) && !missingKeys.has(key));
    return { losses, retried: clients.retried.size, twice: rows.length - keys.size, unexplained: unexplained.length };
  } finally {
    await machines.stop();
  }
}
