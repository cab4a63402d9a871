/// Two more states of a mail: `unaddressed`, for the team while MAIL_TEAM is not set (addressed and composed once it is), and
/// `held`, in a restored backup, because the mail may have been sent after the backup. See pocketbase/hooks/mail.
const STATES = ['waiting', 'sending', 'sent', 'dead'];
const COMPOSED = ['to', 'subject', 'text'];
const HELP = 'sent: deleted after 30 days. dead: given up; set it to waiting and it is tried again from the start.';

const change = (app, { values, help, required }) => {
  const outbox = app.findCollectionByNameOrId('outbox');
  const status = outbox.fields.getByName('status');
  status.values = values;
  status.help = help;
  COMPOSED.forEach((name) => (outbox.fields.getByName(name).required = required));
  app.save(outbox);
};

/** A mail to the visitor, without one to the team. Older rows prove nothing, because sent mails are deleted after 30 days. */
const LACKS_TEAM = `[[o]].[[kind]] != 'team'
  AND ([[o]].[[created]] > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-28 days')
    OR ([[o]].[[status]] = 'waiting' AND [[o]].[[attempts]] = 0))
  AND NOT EXISTS (SELECT 1 FROM {{outbox}} AS [[t]] WHERE [[t]].[[kind]] = 'team'
    AND [[t]].[[collection]] = [[o]].[[collection]] AND [[t]].[[submission]] = [[o]].[[submission]])`;

migrate(
  (app) => {
    change(app, {
      values: [...STATES, 'held', 'unaddressed'],
      required: false,
      help:
        `${HELP} held: it was in a backup and may have been sent since; set it to waiting to send it. ` +
        'unaddressed: for the team; it is sent once MAIL_TEAM is set.',
    });
    for (const collection of ['messages', 'form_messages']) {
      app
        .db()
        .newQuery(
          `INSERT INTO {{outbox}} ([[id]], [[status]], [[kind]], [[to]], [[reply_to]], [[subject]], [[text]], [[form]],
             [[collection]], [[submission]], [[locale]], [[attempts]], [[created]], [[updated]])
           SELECT substr(lower(hex(randomblob(8))), 1, 15), 'unaddressed', 'team', '', '', '', '', [[o]].[[form]],
             [[o]].[[collection]], [[o]].[[submission]], [[o]].[[locale]], 0, [[o]].[[created]], [[o]].[[created]]
           FROM {{outbox}} AS [[o]] JOIN {{${collection}}} AS [[s]] ON [[s]].[[id]] = [[o]].[[submission]]
           WHERE [[o]].[[collection]] = '${collection}' AND ${LACKS_TEAM}
           GROUP BY [[o]].[[submission]]`,
        )
        .execute();
    }
  },
  (app) => {
    app.db().newQuery("DELETE FROM {{outbox}} WHERE [[status]] = 'unaddressed' OR [[to]] = ''").execute();
    app.db().newQuery("UPDATE {{outbox}} SET [[status]] = 'dead' WHERE [[status]] = 'held'").execute();
    change(app, { values: STATES, required: true, help: HELP });
  },
);
