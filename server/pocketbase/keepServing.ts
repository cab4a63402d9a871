import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError, UserError } from '../UserError';
import { RestartPauses } from '../process/RestartPauses';
import type { Server } from './servePocketBase';

/**
 * Visitors wait for PocketBase, so after 2 s of service it is restarted at once, however often it is killed; a start that fails
 * because of a full disk is repeated four times a minute.
 */
const PAUSES = { firstMs: 250, longestMs: 15_000, healthyMs: 2_000 };
/** An outgoing connection can hold the port for a moment; a longer use is another program's. */
const PORT_TAKEN_MS = 60_000;

export interface Supervised {
  url: string;
  stop(): Promise<void>;
  /** Rejects with an OperatorError if PocketBase cannot run before the operator acts. */
  failed: Promise<never>;
}

interface SuperviseOptions {
  /** Starts PocketBase; an aborted signal ends the start. */
  start: (signal: AbortSignal) => Promise<Server>;
  /** Writes to the terminal. */
  say: (text: string) => void;
  pauses?: RestartPauses;
  portTakenMs?: number;
}

/**
 * Keeps PocketBase running: restarts it whenever it stops, after growing and bounded pauses, until a cause that no retry can
 * solve.
 */
export async function keepServing(options: SuperviseOptions): Promise<Supervised> {
  const { start, pauses = new RestartPauses(PAUSES) } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  pauses.started();
  let server: Server | undefined = await start(signal);
  const { url } = server;

  const watch = async (): Promise<void> => {
    while (server) {
      const { code } = await server.gone;
      if (signal.aborted) return;
      server = await restart({ ...options, pauses, signal }, `PocketBase stopped by itself (code ${code}).`);
    }
  };
  const watched = watch();
  const failed = watched.then(() => new Promise<never>(() => undefined));
  // The caller handles the error later; until then it must not count as unhandled.
  failed.catch(() => undefined);
  return {
    url,
    failed,
    stop: async () => {
      stopping.abort();
      await server?.stop();
      await watched.catch(() => undefined);
    },
  };
}

/** Repeats the start until it succeeds. @returns undefined if the signal was aborted before */
async function restart(
  { start, say, pauses, portTakenMs = PORT_TAKEN_MS, signal }: SuperviseOptions & Restarting,
  first: string,
): Promise<Server | undefined> {
  let takenSince: number | undefined;
  let said = '';
  for (let reason = first; ;) {
    const pause = pauses.next();
    // A repeated reason would fill the log.
    if (reason !== said) say(`${reason} Starting it again in ${pause / 1000} s.`);
    said = reason;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    pauses.started();
    try {
      return await start(signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof UserError) || error instanceof OperatorError) throw error;
      takenSince = /address already in use/.test(error.detail) ? (takenSince ?? performance.now()) : undefined;
      if (takenSince !== undefined && performance.now() - takenSince >= portTakenMs) {
        throw new OperatorError(error.message, error.detail);
      }
      reason = [error.message, error.detail].filter(Boolean).join('\n');
    }
  }
}

interface Restarting {
  pauses: RestartPauses;
  signal: AbortSignal;
}
