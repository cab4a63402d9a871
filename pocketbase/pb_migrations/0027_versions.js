/// Versions: the state of a record after each save and before its deletion, and the files that a save removed. See
/// pocketbase/hooks/versions.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const created = { type: 'autodate', name: 'created', onCreate: true };
    const save = (name, fields, indexes) => app.save(new Collection({ type: 'base', name, fields, indexes }));
    save(
      'versions',
      [
        f.select('kind', ['before', 'created', 'changed', 'deleted', 'restored'], {
          required: true,
          help: 'before: the state before the first save that was kept.',
        }),
        f.text('collection', { required: true, max: 60 }),
        f.text('record', { required: true, max: 15 }),
        f.text('whole', { max: 80, help: 'Collection and id of the record of which this one is a part, or its own.' }),
        f.text('label', { presentable: true }),
        f.text('within', { help: 'The label of the whole; empty for a whole.' }),
        f.text('changed', { max: 5000, help: 'Names of fields, separated by commas.' }),
        f.text('by', { max: 254, help: 'Who did it.' }),
        f.text('group', { max: 15, help: 'Of a deletion: the group of the bin.' }),
        f.bool('part', { help: 'Written by the same action as another record.' }),
        created,
        // Last: SQLite reads all pages of a long value to reach the columns after it.
        { type: 'json', name: 'data', maxSize: 20000000, help: 'The fields after the save, files by their names.' },
      ],
      [['collection', 'record'], ['whole'], ['by'], ['kind'], ['group']].map((names) => f.index('versions', ...names)),
    );
    save(
      'version_files',
      [
        f.text('collection', { required: true, max: 60 }),
        f.text('record', { required: true, max: 15 }),
        { type: 'file', name: 'file', required: true, maxSelect: 1, maxSize: 100000000, protected: true },
        created,
      ],
      [f.unique('version_files', 'collection', 'record', 'file')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'versions', 'version_files');
  },
);
