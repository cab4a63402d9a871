import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandEnvironment } from '../pocketbase/installation';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { forgetChild, recordChild } from '../process/records';
import { signalGroup, stopChild, waitForExit } from '../process/processGroup';
import { RestartPauses } from '../process/RestartPauses';
import type { Source } from '../publisher/gatsbyEnvironment';
import { LogFile } from '../terminal/output';
import type { Steps } from '../terminal/Steps';
import { type BuilderProcess, followUpdate } from './updates';

const PAUSES = { firstMs: 500, longestMs: 60_000, healthyMs: 60_000 };
const STOP_TIMEOUT_MS = 10_000;

/**
 * Empties the settings of mail and of the backups' bucket, which only the server needs. If only their secrets were left out,
 * readSettings() would report an incomplete pair and end the builder with exit code 78.
 */
const withoutServerSettings = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(?:SMTP|BACKUP_S3)_/.test(name))
      .map((name) => [name, '']),
  );

/**
 * Runs the publisher beside PocketBase until the command ends, and restarts it whenever it stops. Its failures do not affect the
 * served site.
 * @param source of the content, with a builder's token
 * @param steps show its first work, the update of the release
 * @returns settles when the release is up to date
 * @throws UserError if the update fails; the publisher continues
 */
export function superviseBuilder(
  source: Source & { access: { token: string } },
  steps: Pick<Steps, 'step'>,
  life: CommandLifecycle,
): Promise<void> {
  const { settings, data, url, access } = source;
  const log = new LogFile(path.join(data.logs, 'builder.log'));
  const record = path.join(data.run, 'builder.json');
  const stopping = new AbortController();
  const start = (): BuilderProcess => {
    const program = path.join(settings.root, 'server/commands/builder.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: settings.root,
      env: commandEnvironment({
        ...withoutServerSettings(),
        ...{ PB_URL: url, PB_TOKEN: access.token, DATA_DIR: data.root, SITE_URL: settings.siteUrl },
        PB_DASHBOARD_URL: process.env.PB_DASHBOARD_URL || settings.siteUrl,
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C signals only this process, which stops its children in order.
      detached: true,
    });
    child.stdout?.on('data', (chunk: Buffer) => log.write(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => log.write(chunk.toString()));
    return { child, gone: waitForExit(child) };
  };
  let running = start();
  const updated = followUpdate(running, steps, path.relative(settings.root, log.file));
  const keep = async () => {
    const pauses = new RestartPauses(PAUSES);
    for (;;) {
      const { child, gone } = running;
      if (child.pid) await recordChild(record, child.pid);
      const code = await gone;
      if (stopping.signal.aborted) return;
      const pause = pauses.next();
      log.write(`The builder stopped by itself (code ${code}); it is started again in ${pause / 1000} s.\n`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauses.started();
      running = start();
    }
  };
  const kept = keep();
  const end = () => running.child.pid && signalGroup(running.child.pid, 'SIGKILL');
  process.once('exit', end);
  life.onEnd(async () => {
    stopping.abort();
    await stopChild(running.child, kept, STOP_TIMEOUT_MS);
    process.removeListener('exit', end);
    await forgetChild(record);
  });
  return updated;
}
