/// Links to previews of drafts in the site's own pages; see pocketbase/hooks/preview.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.create(
      app,
      'previews',
      null,
      [
        f.text('label', { max: 300, presentable: true, help: 'Which record it was made for.' }),
        f.text('collection', { max: 60 }),
        f.text('record', { max: 15 }),
        f.text('by', { max: 254, help: 'Who made it.' }),
        f.date('expires_at', { required: true, help: 'It opens nothing from then on. Delete it to end it now.' }),
        f.text('token_hash', { required: true, max: 64, hidden: true, help: 'The link itself is kept nowhere.' }),
      ],
      [f.unique('previews', 'token_hash'), f.index('previews', 'expires_at')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'previews');
  },
);
