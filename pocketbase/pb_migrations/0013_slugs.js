/// Traces of renamed and deleted pages: automatic redirects, and paths that answer "410 Gone".
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);

    const redirects = app.findCollectionByNameOrId('redirects');
    const automatic = {
      name: 'automatic',
      help: 'Made when a slug was changed; goes when the address is taken again.',
    };
    redirects.fields.add(new BoolField(automatic));
    app.save(redirects);

    f.create(
      app,
      'gone',
      '',
      [
        f.text('from', {
          required: true,
          max: 300,
          pattern: '^/[^\\s?#*]*/$',
          presentable: true,
          help: 'The address without a language: /blog/old-article/. It answers "410 Gone" in every language.',
        }),
        f.text('title', { help: 'What stood there. To lead visitors elsewhere, add a redirect from this address.' }),
        f.text('collection', { max: 60 }),
        f.text('record', { max: 15 }),
        f.text('note', {}),
      ],
      [f.unique('gone', 'from')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'gone');
    const redirects = app.findCollectionByNameOrId('redirects');
    redirects.fields.removeByName('automatic');
    app.save(redirects);
  },
);
