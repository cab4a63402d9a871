import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from '../../backup/testing/s3Server';
import { serveScript } from '../../hosts/testing/serveScript';
import { runCommand } from '../../process/runCommand';
import { waitForExit } from '../../process/processGroup';
import { ROOT } from '../../settings';
import { noteServer } from '../../testing/noteServer';
import { getLitestream } from './getLitestream';

const CONFIG = path.join(ROOT, 'deploy/litestream/litestream.yml');
/** Without quotas, because all clients have one IP address. */
const SITE = { FORM_QUOTA: '0', MAIL_TEAM: 'team@modrina.example' };

/** A machine: its data folder, PocketBase and Litestream, each a real process. */
export interface Machine {
  /** Its LITESTREAM_PATH. */
  name: string;
  dataDir: string;
  url: string;
  /** Ends PocketBase as a crash would. */
  killPocketBase(): Promise<void>;
  killLitestream(): Promise<void>;
  /** Starts what was killed. */
  start(): Promise<void>;
  /** Both processes at one moment. */
  kill(): Promise<void>;
}

/** A bucket, and the machines that write to it. */
export interface Machines {
  /** Starts a machine on what is in its data folder. @param name also that of the folder */
  start(name: string): Promise<Machine>;
  /** Runs deploy/standby.sh for a machine. */
  standby(from: string, name: string): Promise<{ code: number; output: string }>;
  /** Restores to a file, beside all machines; the code is not 0 while there is nothing to restore. */
  restore(name: string, file: string): Promise<{ code: number; output: string }>;
  /** Waits until a machine could be lost: the bucket has its database. */
  untilFollowed(name: string): Promise<void>;
  path(name: string): string;
  stop(): Promise<void>;
}

/** Starts a bucket. */
export async function startMachines(): Promise<Machines> {
  const litestream = await getLitestream();
  const root = await mkdtemp(path.join(tmpdir(), 'modrina-machines-'));
  const at = (name: string) => path.join(root, name);
  const s3 = await startS3(at('s3'));
  const bucket = Object.entries(s3.env).map(([name, value]) => [name.replace('BACKUP', 'LITESTREAM'), value]);
  const envOf = (name: string) => ({
    // Nothing else of this environment: AWS_CA_BUNDLE, for one, ends Litestream.
    ...{ PATH: process.env['PATH'], ...(Object.fromEntries(bucket) as Record<string, string>) },
    ...{ DATA_DIR: at(name), LITESTREAM_PATH: name, LITESTREAM_BIN: litestream },
  });
  const running = new Set<ChildProcess>();
  const follow = (child: ChildProcess): ChildProcess => {
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const end = async (child: ChildProcess | undefined) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = waitForExit(child);
    child.kill('SIGKILL');
    await gone;
  };
  const restore: Machines['restore'] = (name, file) =>
    runCommand(litestream, ['restore', '-config', CONFIG, '-o', file, path.join(at(name), 'pb_data/data.db')], {
      env: envOf(name),
    });

  const start: Machines['start'] = async (name) => {
    let pocketbase: ChildProcess | undefined;
    let replication: ChildProcess | undefined;
    const machine: Machine = {
      ...{ name, dataDir: at(name), url: '' },
      killPocketBase: () => end(pocketbase),
      killLitestream: () => end(replication),
      kill: async () => void (await Promise.all([end(pocketbase), end(replication)])),
      start: async () => {
        if (!pocketbase || !running.has(pocketbase)) {
          const served = await serveScript(machine.dataDir, SITE);
          machine.url = served.url;
          pocketbase = follow(served.child);
          await noteServer(Number(pocketbase.pid));
        }
        if (replication && running.has(replication)) return;
        replication = follow(
          spawn(litestream, ['replicate', '-config', CONFIG], { env: envOf(name), stdio: 'ignore' }),
        );
        await noteServer(Number(replication.pid));
      },
    };
    await machine.start();
    return machine;
  };

  return {
    ...{ start, restore, path: at },
    standby: (from, name) =>
      runCommand('sh', [path.join(ROOT, 'deploy/standby.sh')], { env: { ...envOf(name), LITESTREAM_FROM: from } }),
    untilFollowed: async (name) => {
      const file = at(`${name}-probe.db`);
      const deadline = Date.now() + 60_000;
      for (;;) {
        const { code, output } = await restore(name, file);
        if (code === 0) break;
        if (Date.now() > deadline) throw new Error(`The bucket has no database of ${name}: ${output}`);
        await sleep(200);
      }
      await rm(file, { force: true });
    },
    stop: async () => {
      await Promise.all([...running].map(end));
      await s3.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
