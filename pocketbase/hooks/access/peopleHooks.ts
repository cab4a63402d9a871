import { addCommand } from '../register';
import { setSecondFactor } from '../signIn/secondFactor';

const ROLES = ['editor', 'owner'];

/**
 * Runs one command on the accounts of the dashboard.
 * @param args list; add <e-mail> [role]; password <e-mail>; role <e-mail> <role>; remove <e-mail>;
 *   second-factor [on|off]
 * @param password for add and password
 * @returns lines to print
 * @throws Error with a sentence for the person at the terminal
 */
function managePeople(app: core.App, [verb, email = '', role = 'editor']: string[], password: string): string[] {
  if (!ROLES.includes(role)) throw new Error(`There is no role "${role}". There are: ${ROLES.join(', ')}.`);
  switch (verb) {
    case 'list':
      return app.findAllRecords('_superusers').map(describe).sort();
    case 'add': {
      const known = find(app, email);
      if (known) throw new Error(`${describe(known)} is there already.`);
      const record = new Record(app.findCollectionByNameOrId('_superusers'), { email, password, role });
      app.save(record);
      return [`${describe(record)} is added.`];
    }
    case 'password':
      return [`${describe(update(app, email, { password }))} has a new password.`];
    case 'role':
      return [`${describe(update(app, email, { role }))} from now on.`];
    case 'remove': {
      const record = existing(app, email);
      app.delete(record);
      return [`${describe(record)} is removed.`];
    }
    case 'second-factor':
      return setSecondFactor(app, email);
    default:
      throw new Error(`There is no "${verb}". There are: list, add, password, role, remove, second-factor.`);
  }
}

const describe = (record: core.Record) => `${record.email()} (${record.getString('role') || 'editor'})`;

function find(app: core.App, email: string) {
  try {
    return app.findAuthRecordByEmail('_superusers', email);
  } catch {
    return undefined;
  }
}

function existing(app: core.App, email: string) {
  const record = find(app, email);
  if (!record) throw new Error(`Nobody signs in as ${email}.`);
  return record;
}

function update(app: core.App, email: string, values: Record<string, string>) {
  const record = existing(app, email);
  record.load(values);
  app.save(record);
  return record;
}

// `pocketbase people list|add|password|role|remove|second-factor`: the accounts of the dashboard; `npm run editor` calls it. The
// password comes from PEOPLE_PASSWORD, because `ps` shows arguments.
addCommand({
  use: 'people',
  short: 'Lists, adds, changes and removes those who sign in to the dashboard',
  run: (args) => {
    managePeople($app, args, $os.getenv('PEOPLE_PASSWORD')).forEach((line) => console.log(`people: ${line}`));
  },
});

// `pocketbase keep-superuser`: like `superuser upsert`, but the password comes from the environment (`ps` shows arguments), and
// a password that is right already stays as it is: saving it would end every session.
addCommand({
  use: 'keep-superuser',
  short: 'Creates or corrects the superuser named by PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD, an owner',
  run: () => {
    const email = $os.getenv('PB_SUPERUSER_EMAIL');
    const password = $os.getenv('PB_SUPERUSER_PASSWORD');
    if (!email || !password) throw new Error('PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD must be set.');

    const superuser = find($app, email) ?? new Record($app.findCollectionByNameOrId('_superusers'), { email });
    const isRight = !superuser.isNew() && superuser.validatePassword(password);
    if (isRight && superuser.getString('role') === 'owner') return;
    superuser.set('role', 'owner');
    if (!isRight) superuser.setPassword(password);
    $app.save(superuser);
  },
});
