/// When what visitors read of a record last changed: `revised` in English, `revised_sl` in Slovenian. The hooks keep it.
migrate(
  (app) => {
    for (const name of require(`${__hooks}/../pb_migrations/lib/revised.js`).REVISED) {
      const collection = app.findCollectionByNameOrId(name);
      const first = collection.fields.fieldNames().indexOf('created');
      // Dates of this kind stand in the dashboard, and are no field to fill.
      ['revised', 'revised_sl'].forEach((name, index) =>
        collection.fields.addAt(first + index, new AutodateField({ name, onCreate: true })),
      );
      app.save(collection);
      // Nothing better is known of what was written before.
      app.db().newQuery(`UPDATE {{${name}}} SET [[revised]] = [[updated]], [[revised_sl]] = [[updated]]`).execute();
    }
  },
  (app) => {
    for (const name of require(`${__hooks}/../pb_migrations/lib/revised.js`).REVISED) {
      const collection = app.findCollectionByNameOrId(name);
      ['revised', 'revised_sl'].forEach((field) => collection.fields.removeByName(field));
      app.save(collection);
    }
  },
);
