import { readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { identify } from '../process/identity';

/** Names this process and machine, so that another process here can check whether it still runs. */
export async function ownHolder(): Promise<string> {
  const own = await identify(process.pid);
  return [await machine(), process.pid, own?.started ?? ''].join(' · ');
}

/** Whether the named process ran on this machine and has ended. */
export async function isGone(holder: string): Promise<boolean> {
  const [where, pid, started] = holder.split(' · ');
  if (where !== (await machine())) return false;
  return (await identify(Number(pid)))?.started !== started;
}

/** Process numbers are valid within one container only, and until the machine restarts. */
async function machine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${space}`.trim();
}
