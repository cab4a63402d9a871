/// Mails to send, written in the transaction of their submission; see pocketbase/hooks/mail.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.create(
      app,
      'outbox',
      null,
      [
        f.select('status', ['waiting', 'sending', 'sent', 'dead'], {
          required: true,
          help: 'sent: deleted after 30 days. dead: given up; set it to waiting and it is tried again from the start.',
        }),
        f.select('kind', ['team', 'confirmation', 'code'], { required: true }),
        f.text('to', { required: true, max: 2000, presentable: true, help: 'Addresses, with commas between them.' }),
        f.text('reply_to', { max: 254 }),
        f.text('subject', { required: true, max: 300, presentable: true }),
        f.text('text', { required: true, max: 20000 }),
        f.text('form', { max: 40 }),
        f.text('collection', { max: 60, help: 'Where the submission is, and below which one it is.' }),
        f.text('submission', { max: 15 }),
        f.text('locale', { max: 10 }),
        f.number('attempts', { onlyInt: true, min: 0 }),
        f.date('next_try'),
        f.date('lease_until', { help: 'Until then nobody else sends it.' }),
        f.text('lease', { max: 40, hidden: true }),
        f.date('sent_at'),
        f.text('last_error', { max: 300 }),
      ],
      [
        // The database itself allows only one mail of each kind for a submission.
        f.unique('outbox', 'collection', 'submission', 'kind'),
        f.index('outbox', 'status', 'next_try'),
        f.index('outbox', 'to', 'created'),
      ],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'outbox');
  },
);
