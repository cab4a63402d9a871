import { moment } from '../lib/moment';
import { addCommand, cronAdd, onRecordDelete, onRecordUpdate } from '../register';
import { lacksMail } from '../signIn/secondFactor';
import { enqueueMissedMails } from './enqueueMails';
import { sendMails } from './sendMails';

const DEFAULT_SENDER = 'support@example.com';

/**
 * Brings PocketBase's mail settings to what the environment says, each time anew: where SMTP_HOST is missing nothing is
 * sent, and no password stays behind.
 * @param env reads a variable, '' where there is none
 */
function keepMailSettings(app: core.App, env: (name: string) => string) {
  const settings = app.settings();
  const host = env('SMTP_HOST');
  unmarshal(
    {
      meta: {
        appURL: env('SITE_URL') || settings.meta.appURL,
        senderAddress: env('MAIL_FROM') || DEFAULT_SENDER,
        senderName: env('MAIL_FROM_NAME') || settings.meta.appName,
      },
      smtp: {
        enabled: host !== '',
        host,
        port: Number(env('SMTP_PORT')) || 587,
        username: env('SMTP_USERNAME'),
        password: env('SMTP_PASSWORD'),
        tls: env('SMTP_TLS') === '1',
      },
    },
    settings,
  );
  app.save(settings);
}

// Each minute: what waits in the outbox is sent. Runs may overlap; see pocketbase/hooks/mail/sendMails.ts.
cronAdd('outbox', '* * * * *', () => {
  sendMails($app, { patience: 50_000 });
});

// Setting a dead mail to waiting means: try again from the start, now.
onRecordUpdate((e) => {
  if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    const fresh = { attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' };
    Object.entries(fresh).forEach(([name, value]) => e.record.set(name, value));
  }
  e.next();
}, 'outbox');

// A person was taken for spam: her mails go out as soon as somebody says so.
onRecordUpdate(
  (e) => {
    e.next();
    enqueueMissedMails(e.app, e.record);
  },
  'messages',
  'form_messages',
);

// Its mails hold what a submission holds: who deletes the one wants both gone.
onRecordDelete(
  (e) => {
    const of = { collection: e.record.collection().name, submission: e.record.id };
    e.app.db().delete('outbox', $dbx.hashExp(of)).execute();
    e.next();
  },
  'messages',
  'form_messages',
);

// `pocketbase send-mail`: sends what is due now. `pocketbase send-mail all`: and what waits for its next attempt.
addCommand({
  use: 'send-mail',
  short: 'Sends the mails that wait in the outbox',
  run: (args) => {
    if (args[0] === 'all') {
      $app
        .db()
        .update('outbox', { next_try: moment() }, $dbx.hashExp({ status: 'waiting' }))
        .execute();
    }
    const { sent, failed } = sendMails($app);
    const waiting = $app.countRecords('outbox', $dbx.hashExp({ status: 'waiting' }));
    const dead = $app.countRecords('outbox', $dbx.hashExp({ status: 'dead' }));
    console.log(`mails: ${sent} sent, ${failed} failed, ${waiting} waiting, ${dead} dead`);
  },
});

// `pocketbase keep-mail`: takes SMTP_* and MAIL_* from the environment (an argument would be readable in `ps`).
addCommand({
  use: 'keep-mail',
  short: 'Sets up mail as SMTP_HOST and the other variables say, and counts the mails that wait',
  run: () => {
    keepMailSettings($app, (name) => $os.getenv(name));
    const waiting = $app.countRecords('outbox', $dbx.hashExp({ status: 'waiting' }));
    const dead = $app.countRecords('outbox', $dbx.hashExp({ status: 'dead' }));
    console.log(`mails: ${waiting} waiting, ${dead} dead`);
    if (lacksMail($app)) console.log('second factor: on, without mail');
  },
});
