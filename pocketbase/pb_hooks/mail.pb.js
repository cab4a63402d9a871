// Each minute: what waits in the outbox is sent. Runs may overlap; see lib/mail/sendMails.js.
cronAdd('outbox', '* * * * *', () => {
  const { sendMails } = require(`${__hooks}/lib/mail/sendMails.js`);
  sendMails($app, { patience: 50_000 });
});

// Who sets a dead mail to waiting means: try again from the start, now.
onRecordUpdate((e) => {
  const { moment } = require(`${__hooks}/lib/mail/moment.js`);
  if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    const fresh = { attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' };
    Object.entries(fresh).forEach(([name, value]) => e.record.set(name, value));
  }
  e.next();
}, 'outbox');

// A person was taken for spam: her mails go out as soon as somebody says so.
onRecordUpdate(
  (e) => {
    const { enqueueMissedMails } = require(`${__hooks}/lib/mail/enqueueMails.js`);
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
$app.rootCmd.addCommand(
  new Command({
    use: 'send-mail',
    short: 'Sends the mails that wait in the outbox',
    silenceUsage: true,
    runE: (_, args) => {
      const { sendMails } = require(`${__hooks}/lib/mail/sendMails.js`);
      const { moment } = require(`${__hooks}/lib/mail/moment.js`);
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
  }),
);

// `pocketbase keep-mail`: takes SMTP_* and MAIL_* from the environment (an argument would be readable in `ps`).
$app.rootCmd.addCommand(
  new Command({
    use: 'keep-mail',
    short: 'Sets up mail as SMTP_HOST and the other variables say, and counts the mails that wait',
    silenceUsage: true,
    runE: () => {
      const { keepMailSettings } = require(`${__hooks}/lib/mail/keepMailSettings.js`);
      keepMailSettings($app, (name) => $os.getenv(name));
      const waiting = $app.countRecords('outbox', $dbx.hashExp({ status: 'waiting' }));
      const dead = $app.countRecords('outbox', $dbx.hashExp({ status: 'dead' }));
      console.log(`mails: ${waiting} waiting, ${dead} dead`);
      const { lacksMail } = require(`${__hooks}/lib/signIn/secondFactor.js`);
      if (lacksMail($app)) console.log('second factor: on, without mail');
    },
  }),
);
