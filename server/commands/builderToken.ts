import { existingInstallation } from '../pocketbase/installation';
import { UserError } from '../UserError';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { readSettings } from '../settings';
import { say } from '../terminal/output';

const USAGE = [
  'Usage: npm run builder:token -- <name>            makes the token of a builder; its older token is worth nothing then',
  '       npm run builder:token -- revoke <name>     takes it back, at once',
  '       npm run builder:token -- list              names the builders and since when each has its token',
].join('\n');

/** `npm run builder:token`: manages the tokens of builders, in the database on this machine; the site may run. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [command, name] = args;
  const isOurs = command === 'keep' || command === 'drafts';
  if (args.length !== (command === 'revoke' ? 2 : 1) || isOurs || command?.startsWith('-')) {
    throw new UserError(USAGE);
  }
  const installation = await existingInstallation(readSettings(), 'Set DATA_DIR if it is elsewhere.');
  const output = readable(
    await runPocketBase(installation, ['builder-token', ...args], 'The token cannot be changed.'),
  );
  if (command === 'list') return say(output || 'No builder has a token.');
  if (command === 'revoke') return say(`${name} cannot build any more.`);
  // On a line of its own, and stored nowhere: it cannot be shown again.
  say(`PB_TOKEN of ${command}, shown only now:\n\n${output}\n`);
}

void new CommandLifecycle().run(main);
