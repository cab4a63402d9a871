import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { existingInstallation } from '../pocketbase/installation';
import { UserError } from '../UserError';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { readSettings } from '../settings';
import { say } from '../terminal/output';

const USAGE = [
  'Usage: npm run export:submissions -- <folder>        writes form_messages.csv and messages.csv there',
  '       npm run -s export:submissions -- --stdout form_messages      prints one of them (or messages)',
  'With --semicolon for spreadsheets of countries with a decimal comma.',
].join('\n');

/** `npm run export:submissions`: writes form submissions as CSV, from the database on this machine; the site may run. */
async function main(): Promise<void> {
  const { folder, printed, separator } = readArguments(process.argv.slice(2));
  const installation = await existingInstallation(readSettings(), 'Set DATA_DIR if it is elsewhere.');
  const write = (to: string) =>
    runPocketBase(installation, ['export-submissions', to, separator], 'The submissions cannot be exported.');

  if (folder) {
    await write(path.resolve(folder));
    say(`Written: ${path.join(folder, 'form_messages.csv')}, ${path.join(folder, 'messages.csv')}`);
    return;
  }
  const made = await mkdtemp(path.join(tmpdir(), 'modrina-export-'));
  try {
    await write(made);
    // Waits for a slow reader: what a pipe has not taken when the process ends is lost.
    await pipeline(createReadStream(path.join(made, `${printed}.csv`)), process.stdout, { end: false });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function readArguments(args: string[]) {
  const options = { stdout: { type: 'string' }, semicolon: { type: 'boolean' } } as const;
  const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }));
  const [folder, ...more] = positionals;
  const printed = values.stdout;
  if (more.length > 0 || Boolean(folder) === Boolean(printed)) throw new UserError(USAGE);
  if (printed && !['form_messages', 'messages'].includes(printed)) throw new UserError(USAGE);
  return { folder, printed, separator: values.semicolon ? ';' : ',' };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new UserError(USAGE);
  }
}

void new CommandLifecycle().run(main);
