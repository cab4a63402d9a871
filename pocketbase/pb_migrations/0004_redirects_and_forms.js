/// Redirects, and the collections of submitted forms.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);

    f.create(
      app,
      'redirects',
      '',
      [
        f.text('from', {
          required: true,
          max: 300,
          pattern: '^/[^\\s?#]*$',
          help: 'A path of this site: /old-page/. A * at its end stands for anything.',
        }),
        f.text('to', {
          required: true,
          max: 500,
          pattern: '^(/|https?://)[^\\s]*$',
          help: 'A path of this site or a full address.',
        }),
        f.select('status', ['301', '302'], { required: true, help: '301: for good. 302: for now.' }),
        f.text('note', {}),
      ],
      [f.unique('redirects', 'from')],
    );

    // Guests may write, never read: list and view stay closed.
    const person = () => [
      f.text('name', { required: true, max: 200 }),
      { type: 'email', name: 'email', required: true },
      f.text('message', { max: 5000 }),
    ];
    f.create(app, 'messages', null, [
      person(),
      f.text('company', { max: 200 }),
      f.text('phone', { max: 60 }),
      f.text('locale', { max: 10 }),
    ]);
    f.create(app, 'form_messages', null, [
      person(),
      { type: 'json', name: 'data', maxSize: 20000, help: 'What the form adds: referral, package …' },
      f.text('locale', { max: 10 }),
    ]);
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'form_messages', 'messages', 'redirects');
  },
);
