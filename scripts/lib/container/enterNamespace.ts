import { spawn } from 'node:child_process';

/** The argument of the run inside the namespaces. */
export const INSIDE = '--inside';

/**
 * crun 1.8 (Debian 12) refuses machines with both versions of cgroups. The containers have no limits, so the namespace hides
 * that folder from it.
 */
const HIDE_CGROUPS = 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"';

/**
 * Runs this script again in a mount namespace, in which mounted images are seen by this script only. An ordinary user has
 * the rights of root there over files of the own subordinate ids (/etc/subuid), and none outside.
 * @returns its exit code
 */
export function enterNamespace(script: string, args: readonly string[]): Promise<number> {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...before] = isRoot ? ['unshare', '--mount'] : ['buildah', 'unshare'];
  const command = [process.execPath, '--import', 'tsx', script, INSIDE, ...args];
  const child = spawn(program, [...before, 'sh', '-c', HIDE_CGROUPS, 'sh', ...command], { stdio: 'inherit' });
  // A signal of the terminal reaches the child as well, which ends its containers first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
