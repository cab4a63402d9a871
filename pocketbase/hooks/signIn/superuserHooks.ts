import { addCommand } from '../register';
// `pocketbase keep-superuser`: like `superuser upsert`, but the password comes from the environment (an argument would
// be readable in `ps`), and a password that is right already is left alone: saving it would end every session.
addCommand({
  use: 'keep-superuser',
  short: 'Creates or corrects the superuser named by PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD, an owner',
  run: () => {
    const email = $os.getenv('PB_SUPERUSER_EMAIL');
    const password = $os.getenv('PB_SUPERUSER_PASSWORD');
    if (!email || !password) throw new Error('PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD must be set.');

    let superuser;
    try {
      superuser = $app.findAuthRecordByEmail('_superusers', email);
    } catch {
      superuser = new Record($app.findCollectionByNameOrId('_superusers'));
      superuser.setEmail(email);
    }
    const isRight = !superuser.isNew() && superuser.validatePassword(password);
    if (isRight && superuser.getString('role') === 'owner') return;
    superuser.set('role', 'owner');
    if (!isRight) superuser.setPassword(password);
    $app.save(superuser);
  },
});
