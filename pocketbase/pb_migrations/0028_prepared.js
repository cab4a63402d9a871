/// Prepared changes: what editors want to publish later and at once. See pocketbase/hooks/prepared.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.create(app, 'prepared_sets', null, [
      f.text('title', { required: true, max: 200 }),
      f.text('by', { max: 254, help: 'Who began it, or planned it.' }),
      f.date('publish_at', { help: 'When it is published by itself. Empty: when an editor publishes it.' }),
      f.text('languages', { max: 200, help: 'Of the messages to that person.' }),
      f.text('error', { max: 5000, help: 'Why it was not published at its time.' }),
    ]);
    f.create(
      app,
      'prepared_changes',
      null,
      [
        f.relation(app, 'set', 'prepared_sets', { required: true, cascadeDelete: true }),
        f.select('kind', ['created', 'changed', 'deleted'], { required: true }),
        f.text('collection', { required: true, max: 60 }),
        f.text('record', { required: true, max: 15 }),
        f.text('label', { presentable: true }),
        f.text('within', { help: 'The label of the record of which this one is a part.' }),
        f.text('by', { max: 254 }),
        { type: 'json', name: 'base', maxSize: 20000000, help: 'The published values of the changed fields.' },
        { type: 'json', name: 'data', maxSize: 20000000, help: 'The prepared values, files by their names.' },
      ],
      // A record is prepared once: two sets could not both be published.
      [f.unique('prepared_changes', 'collection', 'record'), f.index('prepared_changes', 'set')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'prepared_changes', 'prepared_sets');
  },
);
