import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type Counted, JOURNEYS } from '../e2e/support/editing/journey';
import { describeJourneys } from './lib/journeys/describeJourneys';

const FILE = 'docs/editing-journeys.md';

/** Between these lines the tables stand. */
const START = '<!-- tables: npx tsx scripts/makeJourneys.ts -->';
const END = '<!-- end of the tables -->';

/** Writes the journeys that browser tests counted into docs/editing-journeys.md. */
async function makeJourneys(): Promise<void> {
  const files = await readdir(JOURNEYS);
  const counted = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(JOURNEYS, name), 'utf8')) as Counted),
  );
  const before = await readFile(FILE, 'utf8');
  const [head = '', rest] = before.split(START);
  const tail = rest?.split(END)[1];
  if (tail === undefined) throw new Error(`${FILE} lacks the lines ${START} and ${END}.`);
  const text = [head, START, '\n\n', describeJourneys(counted), '\n\n', END, tail].join('');
  await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
  console.log(`${FILE}: ${new Set(counted.map(({ name }) => name)).size} journeys`);
}

void makeJourneys();
