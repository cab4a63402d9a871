/// A mail to the team for each of its addresses: one dead mailbox among several made the mail server refuse all of them.
const UNIQUE = 'idx_outbox_collection_submission_kind';

const reindex = (app, name, columns) => {
  const outbox = app.findCollectionByNameOrId('outbox');
  outbox.removeIndex(outbox.indexes.some((sql) => sql.includes(`\`${UNIQUE}_to\``)) ? `${UNIQUE}_to` : UNIQUE);
  outbox.addIndex(name, true, columns.map((column) => `\`${column}\``).join(', '), '');
  app.save(outbox);
};

migrate(
  (app) => {
    reindex(app, `${UNIQUE}_to`, ['collection', 'submission', 'kind', 'to']);
    for (const mail of app.findRecordsByFilter('outbox', "kind = 'team' && status != 'sent' && to ~ ','")) {
      const [first, ...others] = mail.getString('to').split(',');
      for (const to of others) {
        const copy = new Record(mail.collection(), mail.fieldsData());
        copy.load({ id: '', to });
        app.save(copy);
      }
      mail.set('to', first);
      app.save(mail);
    }
  },
  (app) => {
    // The first of them, for the rest may have been sent.
    app
      .db()
      .newQuery(
        `DELETE FROM {{outbox}} WHERE rowid NOT IN
           (SELECT min(rowid) FROM {{outbox}} GROUP BY [[collection]], [[submission]], [[kind]])`,
      )
      .execute();
    reindex(app, UNIQUE, ['collection', 'submission', 'kind']);
  },
);
