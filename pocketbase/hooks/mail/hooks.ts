import { inOneTransaction } from '../lib/transaction';
import { countRows, restartWaiting } from '../lib/leasedQueue';
import { moment } from '../lib/moment';
import { addCommand, cronAdd, onRecordDelete, onRecordUpdate } from '../register';
import { lacksMail } from '../signIn/secondFactor';
import { addressTeamMails, enqueueMissedMails } from './enqueueMails';
import { sendMails } from './sendMails';

const DEFAULT_SENDER = 'support@example.com';

/**
 * Sets PocketBase's mail settings to the values of the environment at each start: without SMTP_HOST nothing is sent, and
 * no password remains stored.
 */
function keepMailSettings(app: core.App) {
  const env = (name: string) => $os.getenv(name);
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
        port: Number(env('SMTP_PORT')) || (env('SMTP_TLS') === '1' ? 465 : 587),
        username: env('SMTP_USERNAME'),
        password: env('SMTP_PASSWORD'),
        tls: env('SMTP_TLS') === '1',
      },
    },
    settings,
  );
  app.save(settings);
}

/** The numbers of mails that are not sent yet; the last two states are rare, and are left out where there are none. */
function counts() {
  const count = (status: string) => ({ status, rows: countRows($app, 'outbox', status) });
  const rare = ['held', 'unaddressed'].map(count).filter(({ rows }) => rows > 0);
  return [count('waiting'), count('dead'), ...rare].map(({ status, rows }) => `${rows} ${status}`).join(', ');
}

// Each minute the waiting mails of the outbox are sent. Runs may overlap; see sendMails.ts.
cronAdd('outbox', '* * * * *', () => {
  addressTeamMails($app);
  sendMails($app, { patience: 50_000 });
});

// Setting a dead or held mail to waiting sends it again; one without a recipient first needs MAIL_TEAM.
onRecordUpdate((e) => {
  const isUnaddressed = e.record.getString('status') === 'waiting' && e.record.getString('to') === '';
  if (isUnaddressed) e.record.set('status', 'unaddressed');
  return restartWaiting(e);
}, 'outbox');

// A submission that was wrongly classified as spam: its mails are sent as soon as its status is corrected. Row and mails are written
// together or not at all: a later save would not see that they are missing.
onRecordUpdate(
  (e) =>
    inOneTransaction(e, (transaction) => {
      e.next();
      enqueueMissedMails(transaction, e.record);
    }),
  'messages',
  'form_messages',
);

// The mails contain the submission's data: they are deleted with it.
onRecordDelete(
  (e) =>
    inOneTransaction(e, (transaction) => {
      const of = { collection: e.record.collection().name, submission: e.record.id };
      transaction.db().delete('outbox', $dbx.hashExp(of)).execute();
      e.next();
    }),
  'messages',
  'form_messages',
);

// `pocketbase send-mail`: sends the mails that are due. `send-mail all`: also those that wait for their next attempt; `send-mail
// held`: also those that a restored backup holds.
addCommand({
  use: 'send-mail',
  short: 'Sends the mails that wait in the outbox',
  run: (args) => {
    const now = { next_try: moment(), updated: moment() };
    const change = (from: object, to: object) =>
      $app
        .db()
        .update('outbox', { ...now, ...to }, $dbx.hashExp(from))
        .execute();
    if (args[0] === 'all') change({ status: 'waiting' }, {});
    if (args[0] === 'held') {
      change({ status: 'held', to: '' }, { status: 'unaddressed' });
      change({ status: 'held' }, { status: 'waiting', attempts: 0, last_error: '' });
    }
    addressTeamMails($app);
    const { sent, failed } = sendMails($app);
    console.log(`mails: ${sent} sent, ${failed} failed, ${counts()}`);
  },
});

// `pocketbase keep-mail`: takes SMTP_* and MAIL_* from the environment (`ps` shows arguments).
addCommand({
  use: 'keep-mail',
  short: 'Sets up mail as SMTP_HOST and the other variables say, and counts the mails that wait',
  run: () => {
    keepMailSettings($app);
    console.log(`mails: ${counts()}`);
    if (lacksMail($app)) console.log('second factor: on, without mail');
  },
});
