import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../server/process/ports';
import { must, OWNER } from './askContainer';
import type { Times } from './checkImages';
import { machineSettings } from './machineSettings';
import { mountImage, startContainer } from './startContainer';
import { mustRun, stored } from './store';

const HOME = '/home/visitor';
const SECONDS_TO_BUILD = 20 * 60;
/**
 * The program that a service manager would stop: to npm a signal would be another case, for it reports a script that a signal
 * ended as failed. The brackets keep the pattern from matching this command itself.
 */
const STOP = [
  "for file in $(grep -la 'commands/start[.]ts' /proc/[0-9]*/cmdline)",
  "do grep -qa 'loader[.]mjs' $file && id=${file#/proc/}",
  'done',
  'kill "${id%/cmdline}"',
].join('; ');

/**
 * The README's first command in a Debian with Node, npm, Python and pip only, as an ordinary user, with the last commit: no git,
 * no compiler, no curl. The network is the machine's.
 */
export async function checkBare(image: string): Promise<Times> {
  const mounted = await mountImage(image);
  const site = path.join(mounted.root, HOME, 'site');
  const archive = stored('checkout.tar');
  try {
    await mkdir(site);
    await mustRun('git', ['archive', '--output', archive, 'HEAD']);
    await mustRun('tar', ['-xf', archive, '-C', site]);
    await mustRun('chown', ['-R', `${mounted.user.uid}:${mounted.user.gid}`, site]);
    const port = await freePort();
    const env = { HOME, PORT: String(port), ...OWNER };
    const options = { env, files: await machineSettings(), hasNetwork: true };
    const command = (line: string) => ['sh', '-c', `cd ${HOME}/site && ${line}`];

    const since = performance.now();
    const install = await startContainer(mounted, { ...options, command: command('npm ci') });
    must((await install.exited) === 0, `npm ci failed:\n${install.output()}`);
    const installed = (performance.now() - since) / 1000;

    const start = await startContainer(mounted, { ...options, command: command('npm start') });
    const page = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      const body = await answer?.text();
      return answer?.status === 200 && body?.includes('<h1') ? true : undefined;
    };
    const { seconds } = await start.until(page, SECONDS_TO_BUILD);
    await start.until(async () => (start.output().includes('Ready after') ? true : undefined), SECONDS_TO_BUILD);
    const stopped = await start.stop(async () => {
      const { code, output } = await start.exec('sh', '-c', STOP);
      must(code === 0, `The signal was not sent: ${output}`);
    });
    must(stopped.code === 0, `SIGTERM ended npm start with ${stopped.code}:\n${start.output()}`);
    return { 'npm ci': installed, 'npm start: first page': seconds, 'SIGTERM to end': stopped.seconds };
  } finally {
    await rm(archive, { force: true });
    await mounted.remove();
  }
}
