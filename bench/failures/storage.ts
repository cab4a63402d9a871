import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installationWith, serveInstallation } from '../../pocketbase/hooks/testing/installationWith';
import { bodyOf, doorsOf } from '../../pocketbase/hooks/testing/submissions';
import { dataFolder } from '../../server/dataFolder';
import { commandEnvironment, commandLine } from '../../server/pocketbase/installation';
import { runPocketBase } from '../../server/pocketbase/runPocketBase';
import { ROOT } from '../../server/settings';
import { testProgram } from '../../server/testing/installation';
import { startMailSite } from '../../server/testing/mailSite';
import { startPocketBase } from '../../server/testing/throwawayPocketBase';
import { mountSmallDisk } from '../lib/formsDisk';
import { must, type Scenario } from './Scenario';

const NO_QUOTA = { FORM_QUOTA: '0' };
const submission = (text = '') => bodyOf('general', { message: `Long enough ${text}` }, { key: randomUUID() });

const HOLD_LOCK = `
$app.rootCmd.addCommand(new Command({ use: 'hold-lock', runE: () => $app.runInTransaction((txApp) => {
  txApp.db().newQuery('DELETE FROM tags WHERE 0').execute();
  console.log('held');
  sleep(25000);
}) }));
`;

/** A full disk, a locked database, a mail server that is down, an invalid hook: each with its own server. */
export const storageScenarios: Scenario<void>[] = [
  {
    row: '8',
    name: 'the disk is full when a form is sent',
    run: async () => {
      const dir = await mkdtemp(path.join(tmpdir(), 'modrina-full-'));
      const disk = mountSmallDisk(dir, 60);
      if (!disk) return 'not tried: a small disk needs root';
      const server = await startPocketBase({ dir, env: NO_QUOTA });
      try {
        const doors = doorsOf(server);
        disk.fill();
        let stored = 0;
        let answer = await doors.sendForm(submission('x'.repeat(4000)));
        // First fills the free space in the database's own file.
        for (; answer.status === 201 && stored < 5000; stored++)
          answer = await doors.sendForm(submission('x'.repeat(4000)));
        const [full, rows] = [answer.status, await doors.count()];
        disk.free();
        must(full === 503, `status ${full}`);
        must(rows === stored, `${stored} acknowledged, ${rows} stored`);
        must((await doors.sendForm(submission())).status === 201, 'not stored once there is space');
        return `503; ${stored} acknowledged before, ${rows} stored; stored again once there is space`;
      } finally {
        await server.stop();
        disk.remove();
        await rm(dir, { recursive: true, force: true });
      }
    },
  },
  {
    row: '27',
    name: 'the database is locked by another process',
    run: async () => {
      const installation = await installationWith(HOLD_LOCK);
      const server = await serveInstallation(installation, NO_QUOTA);
      const holder = spawn(installation.program, commandLine(installation, ['hold-lock']), {
        env: commandEnvironment(),
      });
      try {
        await once(holder.stdout, 'data');
        const doors = doorsOf(server);
        const body = submission();
        const locked = await doors.sendForm(body);
        must(locked.status === 503, `status ${locked.status}`);
        holder.kill('SIGKILL');
        await once(holder, 'close');
        must((await doors.sendForm(body)).status === 201, 'not stored afterwards');
        return '503 with Retry-After; the same key is stored afterwards';
      } finally {
        holder.kill('SIGKILL');
        await server.stop();
        await rm(installation.dir, { recursive: true, force: true });
      }
    },
  },
  {
    row: '24',
    name: 'the mail server is down',
    run: async () => {
      const site = await startMailSite();
      try {
        await site.sink.stop();
        const answer = await doorsOf(site.server).sendForm(submission());
        must(answer.status === 201, `status ${answer.status}`);
        await site.sendMail();
        const rows = await site.outbox();
        must(rows.length > 0 && rows.every(({ status }) => status === 'waiting'), 'mails are lost');
        must(
          rows.some(({ last_error }) => last_error !== ''),
          'no reason is kept',
        );
        return `form stored, ${rows.length} mails wait with the error`;
      } finally {
        await site.stop().catch(() => undefined);
      }
    },
  },
  {
    row: '31',
    name: 'a hook file with a syntax error',
    run: async () => {
      const installation = await installationWith('routerAdd("GET", "/half", (e) => {');
      try {
        const started = await serveInstallation(installation, {}).then(
          () => undefined,
          (error: Error) => error,
        );
        must(started !== undefined, 'it serves without the hook');
        return `does not start: ${started?.message.slice(0, 90)}`;
      } finally {
        await rm(installation.dir, { recursive: true, force: true });
      }
    },
  },
  {
    row: '26',
    name: 'the build hook of another host does not respond',
    run: async () => {
      const dir = await mkdtemp(path.join(tmpdir(), 'modrina-hook-'));
      const server = await startPocketBase({ dir });
      try {
        const { api } = doorsOf(server);
        const installation = { program: await testProgram(), database: dataFolder(dir).database, root: ROOT };
        const tell = (url: string) => runPocketBase(installation, ['tell-hosts'], 'Not told.', { BUILD_HOOK_URL: url });
        const rows = async () =>
          ((await (await api('collections/deploy_hooks/records')).json()) as { items: Record<string, string>[] }).items;
        await api('collections/tags/records', { method: 'POST', body: JSON.stringify({ slug: 'a', name: 'A' }) });
        // A change is reported after the debounce.
        await sleep(2000);
        await tell('http://127.0.0.1:9/hook');
        const [down] = await rows();
        must(down?.['status'] === 'waiting' && down['last_error'] !== '', `the row contains ${down?.['status']}`);
        const host = createServer((_, answer) => void answer.writeHead(200).end()).listen(0, '127.0.0.1');
        await once(host, 'listening');
        await api(`collections/deploy_hooks/records/${down?.['id']}`, {
          method: 'PATCH',
          body: JSON.stringify({ next_try: '2020-01-01 00:00:00.000Z' }),
        });
        await tell(`http://127.0.0.1:${(host.address() as AddressInfo).port}/hook`);
        host.close();
        must((await rows())[0]?.['status'] === 'delivered', 'not notified when it is available again');
        return `editors see: ${down?.['last_error']}; notified at the next attempt`;
      } finally {
        await server.stop();
        await rm(dir, { recursive: true, force: true });
      }
    },
  },
];
