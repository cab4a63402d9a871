import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';

const PERIOD_MS = 3_000;
const fileOf = (data: DataFolder): string => path.join(data.run, 'heartbeat');

/**
 * Writes a heartbeat while a command serves the data folder. Another container sees the folder and not the process: processes have
 * their own numbers there.
 */
export function keepBeating(data: DataFolder, life: Pick<CommandLifecycle, 'onEnd'>, periodMs = PERIOD_MS): void {
  // A full disk stops nothing.
  const beat = () => writeFile(fileOf(data), '').catch(() => undefined);
  void beat();
  const timer = setInterval(() => void beat(), periodMs).unref();
  life.onEnd(async () => {
    clearInterval(timer);
    await rm(fileOf(data), { force: true });
  });
}

/**
 * Whether a command that cannot be seen from here serves the data folder. If that command was killed seconds ago, only the next
 * heartbeat shows the difference.
 */
export async function beatsElsewhere(data: DataFolder, periodMs = PERIOD_MS): Promise<boolean> {
  const last = await lastBeat(data);
  // An older one is that of a command that was killed.
  if (last === undefined || Math.abs(Date.now() - last) > 5 * periodMs) return false;
  const deadline = performance.now() + 3 * periodMs;
  while (performance.now() < deadline) {
    await sleep(periodMs / 10);
    const now = await lastBeat(data);
    if (now !== last) return now !== undefined;
  }
  return false;
}

/** The file's time, which changes on a full disk too. @returns undefined if there is none */
const lastBeat = (data: DataFolder): Promise<number | undefined> =>
  stat(fileOf(data)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
