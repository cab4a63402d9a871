/// Further state of publishing: a rollback to an older release, and permitted links to removed pages.
migrate(
  (app) => {
    const builds = app.findCollectionByNameOrId('builds');
    const action = builds.fields.getByName('action');
    action.values = ['go live', 'rebuild', 'publish anyway'];
    action.help =
      'go live: visitors see this release again, within seconds. rebuild: everything is built anew now. ' +
      'publish anyway: links to what was taken down may stay as they are.';
    const addresses = { name: 'dead_links', maxSize: 100000, help: 'Pages that were taken down and are linked to.' };
    builds.fields.add(new JSONField(addresses));
    builds.fields.add(
      new TextField({ name: 'warning', max: 5000, help: 'What is not right, and is live all the same.' }),
    );
    app.save(builds);

    const publishing = app.findCollectionByNameOrId('publishing');
    const held = 'What was changed up to this revision waits for the next change: an older release was chosen.';
    publishing.fields.add(new NumberField({ name: 'held_revision', onlyInt: true, min: 0, help: held }));
    app.save(publishing);

    const gone = app.findCollectionByNameOrId('gone');
    const allowed = 'Pages may go on linking here: who follows such a link reads that the page was removed.';
    gone.fields.add(new BoolField({ name: 'links_allowed', help: allowed }));
    app.save(gone);
  },
  (app) => {
    const without = (name, ...fields) => {
      const collection = app.findCollectionByNameOrId(name);
      fields.forEach((field) => collection.fields.removeByName(field));
      return collection;
    };
    app.save(without('gone', 'links_allowed'));
    app.save(without('publishing', 'held_revision'));
    const builds = without('builds', 'dead_links', 'warning');
    const action = builds.fields.getByName('action');
    action.values = ['go live', 'rebuild'];
    action.help = 'go live: visitors see this release again, within seconds. rebuild: everything is built anew now.';
    app.save(builds);
  },
);
