/// Notes on redirects and removed pages are for editors: anybody can list these two collections.
const NAMES = ['redirects', 'gone'];

const hide = (app, hidden) =>
  NAMES.forEach((name) => {
    const collection = app.findCollectionByNameOrId(name);
    collection.fields.getByName('note').hidden = hidden;
    app.save(collection);
  });

migrate(
  (app) => hide(app, true),
  (app) => hide(app, false),
);
