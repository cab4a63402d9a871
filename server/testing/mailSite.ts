import { dataFolder } from '../dataFolder';
import type { MailSettings } from '../mailSettings';
import type { Installation } from '../pocketbase/installation';
import { keepMail } from '../pocketbase/prepareDatabase';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import { ROOT } from '../settings';
import { testProgram } from './installation';
import { type MailSink, startMailSink } from './mailSink';
import { startPocketBase, type ThrowawayPocketBase } from './throwawayPocketBase';

export interface OutboxRow {
  id: string;
  status: string;
  kind: string;
  to: string;
  reply_to: string;
  subject: string;
  text: string;
  form: string;
  collection: string;
  submission: string;
  locale: string;
  attempts: number;
  next_try: string;
  lease_until: string;
  sent_at: string;
  last_error: string;
}

export interface MailSite {
  server: ThrowawayPocketBase;
  installation: Installation;
  /** Where its mails go; one may put another in its place on the same port. */
  sink: MailSink;
  /** Calls the API as superuser. */
  api(path: string, init?: { method: string; body?: object }): Promise<Response>;
  /** The outbox, oldest first. */
  outbox(): Promise<OutboxRow[]>;
  /** Runs `pocketbase send-mail` and returns its last line. */
  sendMail(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

export const TEAM = ['team@modrina.example', 'boss@modrina.example'];

/** The mail settings for a sink. */
export const mailSettings = (sink: MailSink): MailSettings => ({
  smtp: { host: '127.0.0.1', port: sink.port, tls: false, from: 'hello@modrina.example', fromName: 'Modrina Čebela' },
  team: TEAM,
});

/**
 * A throw-away PocketBase that sends its mails to a sink, for tests.
 * @param withJob whether it sends mails each minute by itself, as on a real site
 * @param env of the server; a change of it holds from the next restart
 */
export async function startMailSite({
  withJob = false,
  env = { MAIL_TEAM: TEAM.join(','), FORM_QUOTA: '0' },
} = {}): Promise<MailSite> {
  const sink = await startMailSink();
  // Otherwise the job would send a mail between two steps of a test, whenever a minute begins there.
  const server = await startPocketBase({ env, ...(!withJob && { hook: `cronRemove('outbox');` }) });
  const installation = { program: await testProgram(), database: dataFolder(server.dataDir).database, root: ROOT };
  await keepMail(installation, mailSettings(sink), 'https://www.modrina.example');
  // A running server reads settings that another process wrote up to a minute later.
  if (withJob) await server.restart();

  const site: MailSite = {
    server,
    installation,
    sink,
    api: (path, { method, body } = { method: 'GET' }) =>
      fetch(`${server.url}/api/${path}`, {
        method,
        headers: { Authorization: server.token, 'Content-Type': 'application/json' },
        body: body && JSON.stringify(body),
      }),
    outbox: async () => {
      const answer = await site.api('collections/outbox/records?sort=created,kind&perPage=500');
      return ((await answer.json()) as { items: OutboxRow[] }).items;
    },
    sendMail: async (...args) => {
      const output = await runPocketBase(installation, ['send-mail', ...args], 'send-mail failed');
      return readable(output).split('\n').at(-1) ?? '';
    },
    stop: async () => {
      await server.stop();
      await site.sink.stop();
    },
  };
  return site;
}
