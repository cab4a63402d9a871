import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../Problem';
import { readable } from './runPocketBase';
import type { Server } from './servePocketBase';

const PAUSES_MS = [500, 1000, 2000, 4000];
/** Who ran this long is well again: the count of crashes starts anew. */
const WELL_AFTER_MS = 60_000;

export interface Supervised {
  url: string;
  stop(): Promise<void>;
  /** Rejects when PocketBase crashes again and again. */
  failed: Promise<never>;
}

/**
 * Keeps PocketBase running: starts it again after a crash, and gives up when that does not help.
 * @param start starts it
 * @param say tells the person at the terminal
 */
export async function keepServing(start: () => Promise<Server>, say: (text: string) => void): Promise<Supervised> {
  let server = await start();
  let stopping = false;

  const watch = async (): Promise<never> => {
    for (let crashes = 0; ; crashes++) {
      const started = Date.now();
      const { code, output } = await server.gone;
      // Whoever stops it is waiting for that, not for us.
      if (stopping) return new Promise<never>(() => undefined);
      if (Date.now() - started > WELL_AFTER_MS) crashes = 0;
      const pause = PAUSES_MS[crashes];
      if (pause === undefined) throw new Problem('PocketBase stops again and again.', readable(output));
      say(`PocketBase stopped by itself (code ${code}); starting it again.`);
      await sleep(pause);
      if (stopping) return new Promise<never>(() => undefined);
      server = await start();
    }
  };
  const failed = watch();
  // Whoever awaits it sees the error; until then it must not end the process.
  failed.catch(() => undefined);
  return {
    url: server.url,
    failed,
    stop: async () => {
      stopping = true;
      await server.stop();
    },
  };
}
