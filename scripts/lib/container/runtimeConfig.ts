import type { Mounted } from './machineSettings';

/** The part of an image's configuration (Docker's format) that a run uses. */
export interface ImageConfig {
  User?: string;
  Env?: readonly string[] | null;
  Cmd?: readonly string[] | null;
  Entrypoint?: readonly string[] | null;
  WorkingDir?: string;
  Healthcheck?: { Test: readonly string[] };
  Volumes?: Readonly<Record<string, unknown>> | null;
}

/** A run of an image, with the restrictions of deploy/compose/compose.yaml: no capabilities, no new privileges. */
export interface RunOptions {
  image: ImageConfig;
  /** The mounted image. */
  root: string;
  user: { uid: number; gid: number };
  env?: Readonly<Record<string, string>>;
  /** In place of the image's command. */
  command?: readonly string[];
  /** Writable folders of the machine by their path in the container. */
  volumes?: Readonly<Record<string, string>>;
  /** Files of the machine that the container reads. */
  files?: readonly Mounted[];
  /** The root folder is read-only, with a /tmp in memory. */
  isReadOnly?: boolean;
  /** The machine's network; without it there is a loopback address only. */
  hasNetwork?: boolean;
}

const NO_CAPABILITIES = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };
const NO_CODE = ['nosuid', 'noexec', 'nodev'];
const MASKED = ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/sched_debug', '/sys/firmware'];
const READ_ONLY = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'];

const tmpfs = (destination: string, ...options: string[]) => ({
  ...{ destination, type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', ...options] },
});
const bind = (destination: string, source: string, ...options: string[]) => ({
  ...{ destination, type: 'bind', source, options: ['rbind', 'nosuid', 'nodev', ...options] },
});

/** The program that a container runs. @throws Error if the image has none */
export function commandOf({ image, command }: Pick<RunOptions, 'image' | 'command'>): string[] {
  const all = [...(image.Entrypoint ?? []), ...(command ?? image.Cmd ?? [])];
  if (all.length === 0) throw new Error('The image has no command.');
  return all;
}

/** The arguments of an image's health check. @throws Error if it has none */
export function healthCheckOf(image: ImageConfig): string[] {
  const [kind, ...command] = image.Healthcheck?.Test ?? [];
  if (kind === 'CMD-SHELL') return ['/bin/sh', '-c', ...command];
  if (kind === 'CMD') return command;
  throw new Error('The image has no health check.');
}

/** The container's configuration in the form that crun reads (OCI runtime specification). */
export function runtimeConfig(options: RunOptions): unknown {
  const { image, root, user, env = {}, volumes = {}, files = [], isReadOnly = false, hasNetwork = false } = options;
  const variables = [...(image.Env ?? []), ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const namespaces = ['pid', 'ipc', 'uts', 'mount', ...(hasNetwork ? [] : ['network'])];
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: isReadOnly },
    hostname: 'site',
    process: {
      ...{ terminal: false, user, args: commandOf(options), env: variables, cwd: image.WorkingDir || '/' },
      ...{ capabilities: NO_CAPABILITIES, noNewPrivileges: true },
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: NO_CODE },
      tmpfs('/dev', 'strictatime', 'mode=755', 'size=65536k'),
      { destination: '/dev/pts', type: 'devpts', source: 'devpts', options: ['newinstance', 'ptmxmode=0666'] },
      tmpfs('/dev/shm', 'noexec', 'mode=1777', 'size=65536k'),
      // A namespace without a network of its own may not mount another /sys.
      bind('/sys', '/sys', 'noexec', 'ro'),
      ...(isReadOnly ? [tmpfs('/tmp', 'mode=1777')] : []),
      ...(hasNetwork ? [bind('/etc/resolv.conf', '/etc/resolv.conf', 'ro')] : []),
      ...files.map(({ source, target }) => bind(target, source, 'ro')),
      ...Object.entries(volumes).map(([destination, source]) => bind(destination, source)),
    ],
    linux: { namespaces: namespaces.map((type) => ({ type })), maskedPaths: MASKED, readonlyPaths: READ_ONLY },
  };
}
