/// The campaign that led a visitor to the contact form; other forms have it in `data`. See src/lib/analytics/sourceOf.ts.
migrate(
  (app) => {
    const messages = app.findCollectionByNameOrId('messages');
    messages.fields.add(
      new TextField({
        name: 'source',
        max: 2000,
        hidden: true,
        help: 'The campaign that led the visitor here, such as utm_source=letter; empty without one.',
      }),
    );
    app.save(messages);
  },
  (app) => {
    const messages = app.findCollectionByNameOrId('messages');
    messages.fields.removeByName('source');
    app.save(messages);
  },
);
