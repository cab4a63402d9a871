/// The queue of changes, the builds, and the builders' accounts: see pocketbase/hooks/publishing.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const whole = (name, help) => f.number(name, { onlyInt: true, min: 0, help });

    f.create(app, 'publishing', null, [
      whole('revision', 'One more at each change of what visitors can read.'),
      whole('built_revision', 'The revision that the live release was built from.'),
      whole('failed_revision', 'The revision that could not be built; another attempt waits for a change or retry_at.'),
      whole('failures', 'Attempts in a row that failed.'),
      f.date('retry_at', { help: 'When a failure that content has no part in is tried again.' }),
      f.date('changed_at', { help: 'The last change.' }),
      f.date('first_change_at', { help: 'The oldest change that no build has taken yet.' }),
      f.date('next_at', { help: 'The next moment of a planned publication.' }),
      f.text('holder', { max: 200, help: 'The builder that has the lease.' }),
      f.date('lease_until'),
      whole('fence', 'One more at each lease: who has an older number may not publish.'),
      f.text('cause', { max: 300, help: 'The last change, in words.' }),
      f.text('by', { max: 254 }),
      f.text('collection', { max: 60 }),
      f.text('record', { max: 15 }),
    ]);
    const row = new Record(app.findCollectionByNameOrId('publishing'));
    row.set('id', 'publishing00001');
    app.save(row);

    const states = ['queued', 'building', 'checking', 'live', 'replaced', 'failed', 'rolled_back'];
    f.create(
      app,
      'builds',
      null,
      [
        f.select('status', states, { required: true, help: 'live: what visitors see now.' }),
        f.text('cause', { max: 300, presentable: true, help: 'What was changed, in words.' }),
        f.text('by', { max: 254, help: 'Who changed it.' }),
        f.text('progress', { max: 100 }),
        f.text('error', { max: 5000, help: 'What is wrong and what to do. The site stays as it was.' }),
        { type: 'url', name: 'error_link', help: 'The record at fault, in this dashboard.' },
        f.select('action', ['go live', 'rebuild'], {
          help: 'go live: visitors see this release again, within seconds. rebuild: everything is built anew now.',
        }),
        f.text('asked_by', { max: 254, hidden: true, help: 'Who chose the action.' }),
        f.date('started_at'),
        f.date('finished_at'),
        f.number('duration_ms', { onlyInt: true, min: 0 }),
        whole('pages', 'Pages of the release.'),
        whole('pages_changed', 'Pages that differ from the release before.'),
        { type: 'json', name: 'changed_paths', maxSize: 100000, help: 'Their addresses, at most 100.' },
        { type: 'json', name: 'parts', maxSize: 10000, help: 'Milliseconds of each part of the build.' },
        f.text('collection', { max: 60 }),
        f.text('record', { max: 15 }),
        f.text('release', { max: 40 }),
        whole('revision'),
        whole('fence'),
      ],
      [f.index('builds', 'status'), f.index('builds', 'created')],
    );

    // A builder signs in with a token of `npm run builder:token`, and may read the same as visitors.
    app.save(
      new Collection({
        type: 'auth',
        name: 'builders',
        authRule: '',
        passwordAuth: { enabled: false, identityFields: ['email'] },
        otp: { enabled: false },
        mfa: { enabled: false },
        oauth2: { enabled: false },
        authAlert: { enabled: false },
        fields: [
          f.text('name', { required: true, max: 60, presentable: true, help: 'The machine that builds.' }),
          f.date('token_at', { help: 'When its token was made; an older one is worth nothing.' }),
        ],
        indexes: [f.unique('builders', 'name')],
      }),
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'builders', 'builds', 'publishing');
  },
);
