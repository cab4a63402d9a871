/// Lets the dashboard save a new record without a slug: hooks make it from the title. The pattern itself is for writes without
/// a request, which bring a slug. The slug stays required, so a stored record cannot lose it.
const COLLECTIONS = ['pages', 'posts', 'tags', 'cases', 'projects', 'workshops'];

const setPattern = (app, names, pattern) => {
  for (const name of names) {
    const collection = app.findCollectionByNameOrId(name);
    collection.fields.getByName('slug').autogeneratePattern = pattern;
    app.save(collection);
  }
};

migrate(
  (app) => setPattern(app, COLLECTIONS, '[a-z0-9]{12}'),
  (app) => setPattern(app, COLLECTIONS, ''),
);
