/// The prepared values of a record whose deletion was prepared afterwards: taking the deletion back restores them.
migrate(
  (app) => {
    const changes = app.findCollectionByNameOrId('prepared_changes');
    const help = 'The change that a deletion replaced.';
    changes.fields.add(new Field({ type: 'json', name: 'before', maxSize: 40000000, help }));
    app.save(changes);
    // The date of a first publication that a trial gave, not a person: publishing gives it from now on.
    app
      .db()
      .newQuery(
        `UPDATE {{prepared_changes}}
         SET [[data]] = json_remove([[data]], '$.publish_at'), [[base]] = json_remove([[base]], '$.publish_at')
         WHERE json_extract([[data]], '$.status') = 'published'
           AND COALESCE(json_extract([[base]], '$.publish_at'), '') = ''
           AND COALESCE(json_extract([[data]], '$.publish_at'), '') BETWEEN '0' AND [[updated]]`,
      )
      .execute();
  },
  (app) => {
    const changes = app.findCollectionByNameOrId('prepared_changes');
    changes.fields.removeByName('before');
    app.save(changes);
  },
);
