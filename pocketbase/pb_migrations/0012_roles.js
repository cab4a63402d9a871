/// An account of the dashboard is an owner or an editor; pocketbase/hooks/access limits editors.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const help = 'owner: everything. editor: the content of the site. Empty counts as editor.';
    const role = f.select('role', ['owner', 'editor'], { presentable: true, help });
    const made = new Collection({ type: 'base', name: 'unsaved', fields: [role] });

    const superusers = app.findCollectionByNameOrId('_superusers');
    superusers.fields.add(made.fields.getByName('role'));
    app.save(superusers);
    // Before this migration every account could do everything.
    app.db().newQuery("UPDATE {{_superusers}} SET [[role]] = 'owner'").execute();
  },
  (app) => {
    const superusers = app.findCollectionByNameOrId('_superusers');
    superusers.fields.removeByName('role');
    app.save(superusers);
  },
);
