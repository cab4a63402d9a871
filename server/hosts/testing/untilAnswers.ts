import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a host that was started answers. @throws Error with what it printed if it ends before */
export async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode}:\n${output}`);
    const answer = await fetch(`${url}/robots.txt`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await sleep(30);
  }
}
