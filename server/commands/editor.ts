import { randomBytes } from 'node:crypto';
import { EMAIL } from '../../src/lib/forms/EMAIL';
import { existingInstallation } from '../pocketbase/installation';
import { UserError } from '../UserError';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { readSettings } from '../settings';
import { say } from '../terminal/output';

const USAGE = [
  'Usage: npm run editor -- list                          who signs in to the dashboard',
  '       npm run editor -- add <e-mail> [owner]          an editor (or an owner); shows the password once',
  '       npm run editor -- password <e-mail>             a new password, shown once; ends all sessions',
  '       npm run editor -- role <e-mail> editor|owner    another role; ends all sessions',
  '       npm run editor -- remove <e-mail>',
  '       npm run editor -- second-factor [on|off]        whether owners also need a code, which comes by e-mail',
].join('\n');

/** The number of arguments of each verb. */
const VERBS: Readonly<Record<string, readonly number[]>> = {
  list: [0],
  add: [1, 2],
  password: [1],
  role: [2],
  remove: [1],
  'second-factor': [0, 1],
};

/** `npm run editor`: manages the accounts of the dashboard, in the database on this machine; the site may run. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [verb = '', argument] = args;
  const email = verb === 'second-factor' ? undefined : argument;
  if (!VERBS[verb]?.includes(args.length - 1)) throw new UserError(USAGE);
  if (email !== undefined && !EMAIL.test(email)) {
    throw new UserError(`"${email}" is no e-mail address.`);
  }

  const installation = await existingInstallation(readSettings(), 'Run npm start first, or set DATA_DIR.');
  const password = ['add', 'password'].includes(verb) ? randomBytes(15).toString('base64url') : '';
  const output = await runPocketBase(installation, ['people', ...args], 'Nothing was changed.', {
    PEOPLE_PASSWORD: password,
  });
  for (const [, line] of output.matchAll(/people: (.*)/g)) say(line ?? '');
  if (password) say(`Password: ${password} (shown only now)`);
}

void new CommandLifecycle().run(main);
