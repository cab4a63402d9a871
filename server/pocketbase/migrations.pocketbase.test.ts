import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../settings';
import { temporaryInstallation } from '../testing/installation';
import { commandLine } from './installation';
import { migrate } from './prepareDatabase';
import { runPocketBase } from './runPocketBase';

test('the model of the content goes down and up again', async () => {
  const site = await temporaryInstallation();
  try {
    await migrate(site);
    const own = readdirSync(path.join(ROOT, 'pocketbase/pb_migrations')).filter((name) => /^\d+_.*\.js$/.test(name));
    // PocketBase asks before it takes anything back.
    const down = execFileSync(site.program, commandLine(site, ['migrate', 'down', String(own.length)]), {
      input: 'y\n',
    });
    expect(down.toString()).toContain('Reverted 0001_contents_and_menus.js');
    await migrate(site);
    expect(await runPocketBase(site, ['count-content'], '')).toContain('content records: 0');
  } finally {
    await rm(site.dir, { recursive: true, force: true });
  }
});

test('parallel migrations, as after a start that was killed, all succeed', async () => {
  const site = await temporaryInstallation();
  try {
    await Promise.all([0, 1, 2].map(() => migrate(site)));
    expect(await runPocketBase(site, ['count-content'], '')).toContain('content records: 0');
  } finally {
    await rm(site.dir, { recursive: true, force: true });
  }
});
