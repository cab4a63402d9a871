import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EVENTS } from '../src/lib/analytics/EVENTS';
import { gtmContainer } from './lib/gtmContainer';

export const CONTAINER_FILE = path.resolve(__dirname, '../docs/gtm-container.json');

/** The file's text. */
const containerText = (): string => `${JSON.stringify(gtmContainer(EVENTS), null, 2)}\n`;

/** Generates docs/gtm-container.json from the table of events, or reports with --check whether it is out of date. */
async function makeContainer(check: boolean): Promise<number> {
  const text = containerText();
  if ((await readFile(CONTAINER_FILE, 'utf8').catch(() => '')) === text) return 0;
  if (check) {
    console.error('docs/gtm-container.json is not what the events define. Run: npx tsx scripts/makeContainer.ts');
    return 1;
  }
  await writeFile(CONTAINER_FILE, text);
  console.log(`Written: ${path.relative(process.cwd(), CONTAINER_FILE)}`);
  return 0;
}

if (process.argv[1]?.endsWith('makeContainer.ts')) {
  void makeContainer(process.argv.includes('--check')).then((code) => {
    process.exitCode = code;
  });
}
