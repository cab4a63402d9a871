import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmPackages } from '../../../server/testing/npm/npmPackages';
import { run } from '../run';
import type { Finding } from './AuditRule';
import { getJava } from './getJava';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

/** The checker does not know all properties and rules of style sheets. */
const ABOUT_STYLE = /^CSS: /;

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
