/// The inbox that a mail to a visitor reaches, by which hooks/mail limits the mails of a day.
migrate(
  (app) => {
    const outbox = app.findCollectionByNameOrId('outbox');
    outbox.fields.add(
      new TextField({ name: 'mailbox', max: 254, hidden: true, help: 'The recipient in lower case, without +tag.' }),
    );
    outbox.addIndex('idx_outbox_mailbox_created', false, '`mailbox`, `created`', '');
    outbox.removeIndex('idx_outbox_to_created');
    app.save(outbox);
    app.db().newQuery("UPDATE outbox SET mailbox = lower([[to]]) WHERE kind != 'team'").execute();
  },
  (app) => {
    const outbox = app.findCollectionByNameOrId('outbox');
    outbox.removeIndex('idx_outbox_mailbox_created');
    outbox.addIndex('idx_outbox_to_created', false, '`to`, `created`', '');
    outbox.fields.removeByName('mailbox');
    app.save(outbox);
  },
);
