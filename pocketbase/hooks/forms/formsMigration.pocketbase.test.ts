import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../server/settings';
import { installationWith, serveInstallation } from '../testing/installationWith';
import { bodyOf, doorsOf, person } from '../testing/submissions';

it('submissions from before keys and states are kept, with the state "new"', async () => {
  const installation = await installationWith('');
  const folder = path.join(installation.root, 'pocketbase/pb_migrations');
  try {
    const later = (await readdir(folder)).filter((name) => name >= '0008' && name.endsWith('.js'));
    for (const name of later) await rm(path.join(folder, name));
    const before = await serveInstallation(installation, {});
    const create = (collection: string, body: object) =>
      doorsOf(before).api(`collections/${collection}/records`, { method: 'POST', body: JSON.stringify(body) });
    // Two of each: rows without a key are not repeats of each other.
    for (const name of ['Ana', 'Ana']) {
      expect((await create('form_messages', { ...person, name, data: { referral: 'bor' } })).status).toBe(200);
      expect((await create('messages', { ...person, name })).status).toBe(200);
    }
    await before.stop();

    for (const name of later) {
      await cp(path.join(ROOT, 'pocketbase/pb_migrations', name), path.join(folder, name));
    }
    const after = await serveInstallation(installation, {});
    const doors = doorsOf(after);
    const old = { ...person, name: 'Ana', key: '', status: 'new' };
    const oldForm = { ...old, form: 'voucher', data: { referral: 'bor' } };
    expect(await doors.rows()).toMatchObject([oldForm, oldForm]);
    expect(await doors.rows('messages')).toMatchObject([old, old]);
    expect((await doors.sendForm(bodyOf('referral'))).status).toBe(201);
    await after.stop();
  } finally {
    await rm(installation.dir, { recursive: true, force: true });
  }
});
