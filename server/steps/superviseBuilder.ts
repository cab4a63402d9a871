import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandEnvironment } from '../pocketbase/installation';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { forgetChild, recordChild } from '../process/records';
import { signalGroup, stopChild } from '../process/processGroup';
import { RestartPauses } from '../process/RestartPauses';
import { waitForExit } from '../process/waitForExit';
import type { Source } from '../publisher/gatsbyEnvironment';
import { LogFile } from '../terminal/output';
import type { Report, Steps } from '../terminal/Steps';
import { TransientError, UserError } from '../UserError';
import type { UpdateMessage } from './updates';

/** A builder's process. */
interface BuilderProcess {
  child: ChildProcess;
  /** Settles with its exit code. */
  gone: Promise<number>;
}

/**
 * Shows the builder's first work, the update of the release, until it is done.
 * @param builder the process
 * @param log path of the builder's log, for the message
 * @throws UserError if there is no new release
 */
async function followUpdate({ child, gone }: BuilderProcess, steps: Pick<Steps, 'step'>, log: string): Promise<void> {
  let shown: Promise<void> | undefined;
  let report: Report = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const receive = (message: UpdateMessage) => {
      if (message.update === 'begun') {
        shown = steps.step(message.step, (reported) => {
          report = reported;
          return ended;
        });
      } else if (message.update === 'going on') report(message.done, message.total, message.what);
      else if (message.update === 'done') resolve();
      else reject(failureOf(message));
    };
    child.on('message', (message) => isUpdateMessage(message) && receive(message));
    void gone.then((code) =>
      reject(new TransientError(`The builder stopped by itself (code ${code}); what it said is in ${log}.`)),
    );
  });
  await ended.catch(() => undefined);
  await (shown ?? ended);
}

const isUpdateMessage = (message: unknown): message is UpdateMessage =>
  typeof message === 'object' && message !== null && 'update' in message;

function failureOf({ message, detail, isProblem }: Extract<UpdateMessage, { update: 'failed' }>): Error {
  if (isProblem) return new UserError(message, detail);
  return Object.assign(new Error(message), { stack: detail });
}

const PAUSES = { firstMs: 500, longestMs: 60_000, healthyMs: 60_000 };
const STOP_TIMEOUT_MS = 10_000;

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
