import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Run, run } from '../run';
import { buildah, stored } from './store';
import { type ImageConfig, type RunOptions, runtimeConfig } from './runtimeConfig';

const CRUN = ['--cgroup-manager=disabled', '--root', stored('crun')];
const PAUSE_MS = 200;
/** As `stop_grace_period` in deploy/compose/compose.yaml. */
const GRACE_MS = 30_000;

/** An image that is mounted for one container. */
export interface MountedImage {
  name: string;
  root: string;
  config: ImageConfig;
  user: { uid: number; gid: number };
  /** Ends its container, if it runs, and deletes the changes. */
  remove(): Promise<void>;
}

/** Kills a container, if there is one of this name. */
const deleteContainer = (name: string) => spawnSync('crun', [...CRUN, 'delete', '--force', name]);

/** A container that runs. */
export interface Container {
  output(): string;
  exited: Promise<number>;
  /** Runs a program in it, as its user. */
  exec(...command: string[]): Promise<Run>;
  /** Repeats an action until it returns a value. @throws Error with the container's output if it ends or is too slow */
  until<Value>(action: () => Promise<Value | undefined>, seconds: number): Promise<{ value: Value; seconds: number }>;
  /** Sends SIGTERM, as `docker stop` does, or another signal. @returns the exit code, and the seconds until it ended */
  stop(send?: () => Promise<unknown>): Promise<{ code: number; seconds: number }>;
}

/** Mounts an image, with a layer of its own for changes. */
export async function mountImage(image: string): Promise<MountedImage> {
  const name = await buildah('from', '--pull-never', image);
  const root = await buildah('mount', name);
  const inspected = await buildah('inspect', '--type', 'image', image);
  const { Docker } = JSON.parse(inspected) as { Docker: { config: ImageConfig } };
  const user = userIn(await readFile(path.join(root, 'etc/passwd'), 'utf8'), Docker.config.User ?? '');
  const remove = async () => {
    deleteContainer(name);
    await buildah('rm', name);
  };
  return { name, root, config: Docker.config, user, remove };
}

/** The ids of a user in the text of /etc/passwd; root's without a name. @throws Error if there is none of this name */
export function userIn(passwd: string, name: string): { uid: number; gid: number } {
  const wanted = name || 'root';
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith(`${wanted}:`))
      ?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`The image has no user ${wanted}.`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** An empty folder of the machine that belongs to a container's user, as a new volume does. */
export async function makeVolume(name: string, { uid, gid }: MountedImage['user']): Promise<string> {
  const folder = stored('volumes', name);
  await mkdir(folder, { recursive: true });
  await chown(folder, uid, gid);
  return folder;
}

/** Starts a container of a mounted image. It ends with this process at the latest. */
export async function startContainer(
  mounted: MountedImage,
  options: Omit<RunOptions, 'image' | 'root' | 'user'>,
): Promise<Container> {
  const { name, root, config: image, user } = mounted;
  const bundle = stored('bundles', name);
  await mkdir(bundle, { recursive: true });
  const config = runtimeConfig({ image, root, user, ...options });
  await writeFile(path.join(bundle, 'config.json'), JSON.stringify(config, null, 2));
  const remove = () => deleteContainer(name);
  process.once('exit', remove);
  const child = spawn('crun', [...CRUN, 'run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const state: { code?: number } = {};
  const exited = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  }).then((code) => {
    process.removeListener('exit', remove);
    return (state.code = code);
  });
  const since = () => performance.now();
  return {
    output: () => output,
    exited,
    // Without its user crun takes root, who may signal nobody without capabilities.
    exec: (...command) => run('crun', [...CRUN, 'exec', '--user', `${user.uid}:${user.gid}`, name, ...command]),
    until: async (action, limit) => {
      const start = since();
      for (;;) {
        const value = await action();
        const seconds = (since() - start) / 1000;
        if (value !== undefined) return { value, seconds };
        if (state.code !== undefined) throw new Error(`The container ended with ${state.code}:\n${output}`);
        if (seconds > limit) throw new Error(`The container was not ready after ${limit} s:\n${output}`);
        await sleep(PAUSE_MS);
      }
    },
    stop: async (send = () => run('crun', [...CRUN, 'kill', name, 'TERM'])) => {
      const start = since();
      await send();
      const timer = setTimeout(remove, GRACE_MS);
      const code = await exited;
      clearTimeout(timer);
      return { code, seconds: (since() - start) / 1000 };
    },
  };
}
