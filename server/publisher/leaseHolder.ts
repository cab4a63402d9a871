import { readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { identify } from '../process/identity';

/** Names this process, on this machine, so that another one here can see whether it still lives. */
export async function ownHolder(): Promise<string> {
  const own = await identify(process.pid);
  return [await machine(), process.pid, own?.started ?? ''].join(' · ');
}

/** Whether the process of a name ran on this machine and runs no more. */
export async function isGone(holder: string): Promise<boolean> {
  const [where, pid, started] = holder.split(' · ');
  if (where !== (await machine())) return false;
  return (await identify(Number(pid)))?.started !== started;
}

/** Numbers of processes mean something in one container only, and until the machine starts anew. */
async function machine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${space}`.trim();
}
