/// Deleted and withdrawn records, so that they can be restored; and the losses of a refused build. See pocketbase/hooks/bin and
/// pocketbase/hooks/shrink.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.create(
      app,
      'bin',
      null,
      [
        f.select('kind', ['deleted', 'withdrawn'], {
          required: true,
          help: 'withdrawn: the record is still there, but visitors cannot read it any more.',
        }),
        f.text('collection', { required: true, max: 60 }),
        f.text('record', { required: true, max: 15 }),
        f.text('label', { presentable: true }),
        f.text('path', { help: 'Of its page, without a language.' }),
        { type: 'json', name: 'data', maxSize: 20000000, help: 'The fields that bring it back.' },
        { type: 'json', name: 'references', maxSize: 1000000, help: 'Relations of other records that led here.' },
        { type: 'file', name: 'files', maxSelect: 1000, maxSize: 100000000, protected: true },
        f.text('group', { max: 15, help: 'The same for a record and all that was deleted with it.' }),
        f.text('by', { max: 254, help: 'Who did it.' }),
        f.text('by_id', { max: 15 }),
        f.date('expires_at', { required: true, help: 'Deleted for good after this.' }),
        f.number('revision', { onlyInt: true, min: 0, help: 'Of the content after it.' }),
      ],
      ['record', 'path', 'group', 'expires_at'].map((name) => f.index('bin', name)),
    );

    const builds = app.findCollectionByNameOrId('builds');
    const goes = 'What this build would have taken away from visitors, where that was too much to publish unasked.';
    builds.fields.add(new JSONField({ name: 'shrink', maxSize: 100000, help: goes }));
    builds.fields.add(new JSONField({ name: 'shrink_set', maxSize: 5000000, hidden: true }));
    builds.fields.add(new TextField({ name: 'shrink_allowed_by', max: 254, help: 'Who allowed it; gone once live.' }));
    app.save(builds);
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'bin');
    const builds = app.findCollectionByNameOrId('builds');
    ['shrink', 'shrink_set', 'shrink_allowed_by'].forEach((name) => builds.fields.removeByName(name));
    app.save(builds);
  },
);
