/// The point of a picture that stays visible where the layout cuts it: cards, slides, the heads of articles.
const NAMES = ['posts', 'cases', 'projects', 'workshops', 'block_items', 'slides'];

migrate(
  (app) =>
    NAMES.forEach((name) => {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(
        new TextField({
          name: 'image_focus',
          pattern: '^(100|[1-9]?[0-9]) (100|[1-9]?[0-9])$',
          help: 'What stays visible where the picture is cut, in percent from the left and from above: 30 20. Empty: the middle.',
        }),
      );
      app.save(collection);
    }),
  (app) =>
    NAMES.forEach((name) => {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.removeByName('image_focus');
      app.save(collection);
    }),
);
