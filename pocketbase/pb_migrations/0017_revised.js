/// The date of a page's last visible change: `revised` in English, `revised_sl` in Slovenian. Hooks set it.
migrate(
  (app) => {
    for (const name of require(`${__hooks}/../pb_migrations/lib/revised.js`).REVISED) {
      const collection = app.findCollectionByNameOrId(name);
      const first = collection.fields.fieldNames().indexOf('created');
      // The dashboard shows autodate fields, but nobody can fill them.
      ['revised', 'revised_sl'].forEach((name, index) =>
        collection.fields.addAt(first + index, new AutodateField({ name, onCreate: true })),
      );
      app.save(collection);
      // For earlier records no better date is known.
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
