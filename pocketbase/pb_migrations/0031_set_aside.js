/// Changes that are set aside, because a build with them failed. See pocketbase/hooks/setAside.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const whole = (name, help) => f.number(name, { onlyInt: true, min: 0, help });
    f.create(
      app,
      'set_aside',
      null,
      [
        f.text('group', {
          required: true,
          max: 15,
          help: 'The same for all records that are set aside for one fault.',
        }),
        f.select('kind', ['created', 'changed', 'deleted'], {
          required: true,
          help: 'changed: the site shows its published version. deleted: it is hidden. created: it was deleted, and is shown.',
        }),
        f.text('collection', { required: true, max: 60 }),
        f.text('record', { required: true, max: 15 }),
        f.text('label', { presentable: true }),
        f.text('whole', { max: 80, help: 'Collection and id of the record of which this one is a part, or its own.' }),
        f.text('by', { max: 254, help: 'Who changed it last.' }),
        f.text('build', { max: 15, help: 'The build that failed.' }),
        whole('ended', 'The revision that tries the change again; 0 while it is set aside.'),
        { type: 'json', name: 'reason', maxSize: 100000, help: 'What is wrong, and where.' },
        { type: 'json', name: 'until', maxSize: 1000000, help: 'Records whose next change tries it again.' },
        { type: 'json', name: 'data', maxSize: 20000000, help: 'The published version, files by their names.' },
      ],
      [f.unique('set_aside', 'collection', 'record'), f.index('set_aside', 'group')],
    );
    const builds = app.findCollectionByNameOrId('builds');
    builds.fields.add(
      new NumberField({ name: 'set_aside', onlyInt: true, min: 0, help: 'How many faults were set aside for it.' }),
    );
    app.save(builds);
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'set_aside');
    const builds = app.findCollectionByNameOrId('builds');
    builds.fields.removeByName('set_aside');
    app.save(builds);
  },
);
