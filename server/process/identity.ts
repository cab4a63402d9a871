import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** A process, distinguished from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** The time of its start, in the system's format. */
  started: string;
  command: string;
}

/** The process with a number, or undefined if there is none. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  if (!isAlive(pid)) return undefined;
  return process.platform === 'linux' ? identifyByProc(pid) : identifyByPs(pid);
}

/** Whether exactly the recorded process still runs. */
export async function stillRuns(recorded: ProcessIdentity): Promise<boolean> {
  const now = await identify(recorded.pid);
  return now?.started === recorded.started && now.command === recorded.command;
}

/** All processes whose command contains a text, without those that end meanwhile. */
export async function findByCommand(text: string): Promise<ProcessIdentity[]> {
  const found = await Promise.all((await allPids()).map(identify));
  return found.filter((process): process is ProcessIdentity => process?.command.includes(text) ?? false);
}

async function allPids(): Promise<number[]> {
  const names = process.platform === 'linux' ? await readdir('/proc') : (await ps(['-A', '-o', 'pid='])).split(/\s+/);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

/** The parent of a process, or undefined if that is the system's first process. */
export async function parentOf(pid: number): Promise<number | undefined> {
  const parent =
    process.platform === 'linux'
      ? await readStat(pid).then(
          (fields) => Number(fields[1]),
          () => 0,
        )
      : Number(await ps(['-o', 'ppid=', '-p', String(pid)]));
  return parent > 1 ? parent : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function identifyByProc(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    const fields = await readStat(pid);
    // The state is the first field, the start time the 20th.
    // A zombie: killed, and not yet collected by its parent.
    if (fields[0] === 'Z') return undefined;
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim();
    return { pid, started: fields[19] ?? '', command };
  } catch {
    return undefined;
  }
}

/** The fields of /proc/<pid>/stat after the name, which is in parentheses and may contain any character. */
async function readStat(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function identifyByPs(pid: number): Promise<ProcessIdentity | undefined> {
  const output = await ps(['-ww', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)]);
  const [, started, command] = /^\s*(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s+(.*)/.exec(output) ?? [];
  return started ? { pid, started, command: command ?? '' } : undefined;
}

function ps(args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', args, (error, output) => resolve(error ? '' : output));
  });
}
