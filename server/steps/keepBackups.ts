import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../backup/BackupStore';
import { makeBackup } from '../backup/makeBackup';
import type { DataFolder } from '../dataFolder';
import { readJson, replaceFile } from '../jsonFile';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { LogFile } from '../terminal/output';
import { UserError } from '../UserError';
import type { Site } from './prepareSite';

/** 01:30 UTC: the night of the site's visitors and editors. */
const NIGHT_MS = 90 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const RETRY_MS = 60 * 60_000;

/** The outcome of the last backups. */
export interface BackupState {
  /** The time of the newest backup. */
  at?: number;
  name?: string;
  /** The time and message of a failure since. */
  failedAt?: number;
  error?: string;
}

/** The file with the outcome, which the status page shows too (pocketbase/hooks/status/backupFailure.ts). */
export const backupStateOf = (data: DataFolder): string => path.join(data.run, 'last-backup.json');

/** Reads the outcome of the last backups. */
export const readBackupState = async (data: DataFolder): Promise<BackupState> =>
  (await readJson(backupStateOf(data))) ?? {};

/** Stores the outcome of a backup; a full disk stops nothing. */
export const writeBackupState = async (data: DataFolder, state: BackupState): Promise<void> =>
  replaceFile(backupStateOf(data), JSON.stringify(state)).catch(() => undefined);

/** Whether a night began since the newest backup; after a failure an hour passes first. */
export function isBackupDue({ at = 0, failedAt }: BackupState, now: number): boolean {
  const night = Math.floor((now - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
  // A time in the future was written before the clock was set back.
  const isDone = at >= night && at <= now;
  const waits = failedAt !== undefined && failedAt <= now && failedAt > now - RETRY_MS;
  return !isDone && !waits;
}

/**
 * Makes a backup each night until the command ends, also of a night in which the machine was off. A failure is reported, and
 * stops nothing.
 * @param pauses the first lets a start and its build pass
 */
export function keepBackups(
  { settings, data, installation }: Site,
  { url, life, say }: { url: string; life: CommandLifecycle; say: (text: string) => void },
  pauses = { firstMs: 10 * 60_000, lookMs: 60_000 },
): void {
  const stopping = new AbortController();
  const store = openStore(settings.backups, installation);
  const log = new LogFile(path.join(data.logs, 'backup.log'));
  const backUp = async () => {
    const before = await readBackupState(data);
    if (!isBackupDue(before, Date.now())) return;
    const { siteUrl, backups } = settings;
    const state = await makeBackup({ installation, data, store, siteUrl, settings: backups, url }).then(
      ({ name }): BackupState => ({ at: Date.now(), name }),
      (error: unknown): BackupState => ({ ...before, failedAt: Date.now(), error: textOf(error) }),
    );
    if (stopping.signal.aborted) return;
    log.write(`${new Date().toISOString()} ${state.error ?? state.name}\n`);
    if (state.error && state.error !== before.error) say(`The nightly backup failed: ${state.error}`);
    await writeBackupState(data, state);
  };
  const keep = async () => {
    let pause = pauses.firstMs;
    for (;;) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await backUp();
      pause = pauses.lookMs;
    }
  };
  void keep();
  // A backup that is being made is not waited for: the next one removes what it leaves.
  life.onEnd(async () => stopping.abort());
}

function textOf(error: unknown): string {
  if (!(error instanceof UserError)) return String(error);
  return [error.message, error.detail].filter(Boolean).join('\n');
}
