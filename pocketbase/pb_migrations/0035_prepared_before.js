/// The prepared values of a record whose deletion was prepared afterwards: taking the deletion back restores them.
migrate(
  (app) => {
    const changes = app.findCollectionByNameOrId('prepared_changes');
    const help = 'The change that a deletion replaced.';
    changes.fields.add(new Field({ type: 'json', name: 'before', maxSize: 40000000, help }));
    app.save(changes);
  },
  (app) => {
    const changes = app.findCollectionByNameOrId('prepared_changes');
    changes.fields.removeByName('before');
    app.save(changes);
  },
);
